import { describe, expect, it } from "vitest";
import { carVariants, upgradeCar } from "./car-choices.ts";

describe("the covers of a car", () => {
  it("upgrade from traffic to half, from half to full, and no further [C-067]", () => {
    expect(upgradeCar({ insurancetype: "traffic" })?.changes).toEqual({ insurancetype: "half" });
    expect(upgradeCar({ insurancetype: "half" })?.changes).toEqual({ insurancetype: "full" });
    expect(upgradeCar({ insurancetype: "full" })).toBeUndefined();
    expect(upgradeCar({})).toBeUndefined();
  });

  it("describe what the step up gives", () => {
    expect(upgradeCar({ insurancetype: "half" })).toMatchObject({
      title: "Uppgradera till helförsäkring",
      text: expect.stringContaining("vagnskada"),
    });
  });

  it("can be switched between above the list", () => {
    expect(carVariants({ insurancetype: "half" })).toEqual({
      label: "Försäkringstyp",
      field: "insurancetype",
      chosen: "half",
      options: [
        { id: "full", label: "Hel" },
        { id: "half", label: "Halv" },
        { id: "traffic", label: "Trafik" },
      ],
    });
    expect(carVariants({})).toBeUndefined();
  });
});
