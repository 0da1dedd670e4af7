/** What has pages and calls below its own path. */
export interface Place {
  readonly path: string;
}
