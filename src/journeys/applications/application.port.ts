import type { Application } from "#domain/account/application.ts";

/** Applications as Postgres keeps them. A person is found by their number, so that one made before a login is theirs after it. */
export interface ApplicationStore {
  /**
   * M-005: replaces the one with the same hash. What is older than what is kept changes nothing, so that a step that is
   * run again does no harm. Throws when the hash is somebody else's: it was never given to two.
   */
  store(application: StoredApplication): Promise<void>;
  /** Newest first. */
  ofPerson(personId: string): Promise<Application[]>;
  /** Undefined also for somebody else's: the two must not be told apart. */
  find(personId: string, applicationHash: string): Promise<Application | undefined>;
}

export interface StoredApplication extends Application {
  /** Whose it is. Only its keyed hash is stored here. */
  readonly personalNumber: string;
}
