import type { WorkflowStarter } from "#platform/engine/durable.ts";

export interface EngineWatch {
  /** To be used for every start, so that it is noticed when the engine takes none. */
  readonly starter: WorkflowStarter;
  /** The engine has or has not confirmed that it knows this worker. */
  registered(isKnown: boolean): void;
  /** It knows this worker, and has taken the latest start. */
  isReached(): boolean;
}

/** Whether work can be started in the engine: a sweep also fails for reasons of its own, and then the engine must not be suspected. */
export function watchEngine(starter: WorkflowStarter): EngineWatch {
  let isKnown = false;
  let takesStarts = true;
  return {
    starter: {
      ...starter,
      async start(workflow, id, input) {
        try {
          await starter.start(workflow, id, input);
          takesStarts = true;
        } catch (error) {
          takesStarts = false;
          throw error;
        }
      },
    },
    registered(known) {
      isKnown = known;
      // What was refused may have been set aside meanwhile: only the next start shows it.
      if (known) takesStarts = true;
    },
    isReached: () => isKnown && takesStarts,
  };
}
