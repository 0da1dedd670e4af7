import type { Application } from "#domain/account/application.ts";
import { wholeKr } from "#domain/offer/whole-kronor.ts";
import type { ApplicationsData } from "#http/contract/application.schema.ts";

export const presentApplications = (applications: readonly Application[]): ApplicationsData => ({
  Result: {
    Applications: applications.map((application) => ({
      ApplicationHash: application.applicationHash,
      Service: application.vertical,
      State: application.state,
      Amount: application.amountOre === undefined ? null : wholeKr(application.amountOre),
      Answers: application.answers.map(({ providerName, state }) => ({ ProviderName: providerName, State: state })),
      Applied: new Date(application.appliedAtMs).toISOString(),
      Changed: new Date(application.changedAtMs).toISOString(),
    })),
  },
});
