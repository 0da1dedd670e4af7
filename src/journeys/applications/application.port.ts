import type { Application } from "#domain/account/application.ts";

/** Applications in Postgres. They are found by personal number, so that one made before a login is shown after it. */
export interface ApplicationStore {
  /**
   * M-005: replaces the one with the same hash. An older application than the stored one changes nothing, so a repeated
   * step is harmless. Throws when the hash belongs to another person: hashes are never reused.
   */
  store(application: StoredApplication): Promise<void>;
  /** Newest first. */
  ofPerson(personId: string): Promise<Application[]>;
  /** Undefined also for an application of another person: callers must not distinguish the two. */
  find(personId: string, applicationHash: string): Promise<Application | undefined>;
}

export interface StoredApplication extends Application {
  /** Whose it is. Only its keyed hash is stored here. */
  readonly personalNumber: string;
}
