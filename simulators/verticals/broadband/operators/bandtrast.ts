import type { SimulatedOperator } from "#simulators/verticals/broadband/rating/operator.ts";

export const bandtrast: SimulatedOperator = {
  slug: "bandtrast",
  about: "Ett pris, inga kampanjer. Du får samma månadsavgift första och sista månaden.",
  latency: { minMs: 400, maxMs: 1_600 },
  faults: [{ kind: "slow", share: 0.02 }],
  plans: [
    {
      type: "fiber",
      name: "Fiber 100",
      info: "Samma pris, inga kampanjer.",
      downMbit: 100,
      upMbit: 100,
      monthlyKr: 299,
      hasRouter: false,
      bindingMonths: 0,
      noticeMonths: 1,
    },
    {
      type: "fiber",
      name: "Fiber 500",
      info: "Samma pris, inga kampanjer.",
      downMbit: 500,
      upMbit: 500,
      monthlyKr: 429,
      hasRouter: false,
      bindingMonths: 0,
      noticeMonths: 1,
    },
    {
      type: "mobile",
      name: "Mobilt 200",
      info: "Flytta med routern till sommarstugan.",
      downMbit: 200,
      upMbit: 30,
      monthlyKr: 349,
      startKr: 495,
      hasRouter: true,
      bindingMonths: 0,
      noticeMonths: 1,
    },
  ],
};
