import type { AnyActor, InspectionEvent } from 'xstate'

/** What the inspector attaches; until then nothing is recorded and nothing is paid for. */
export type Recorder = {
  inspect: (event: InspectionEvent) => void
  /** a flow has an actor now; called before its first event */
  started: (id: string, actor: AnyActor) => void
}

let attached: Recorder | null = null

export const recorder = () => attached

/** Flows that start from now on are recorded; the answer ends that. */
export function attachRecorder(next: Recorder): () => void {
  attached = next
  return () => {
    attached = null
  }
}
