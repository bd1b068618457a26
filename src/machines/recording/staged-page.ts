import { recipeOf } from './recipe'
import type { RecordedFlows } from './recorded-flows'

/** How long a flow may take to start after the page listens. */
const PATIENCE_MS = 8000
const LOOK_AGAIN_MS = 40
/** Flows tell each other what they find as a page starts: so long nothing has happened before one is staged. */
const QUIET_MS = 240

type Stageable = Pick<RecordedFlows, 'has' | 'stage' | 'memory' | 'clock'>
type Tellable = Pick<RecordedFlows, 'has' | 'tell' | 'memory'>

/**
 * Puts flows of this page where the recipes of its address lead, one after the other: all of them or none. Answers what
 * is wrong with them, in words; null where nothing is.
 */
export async function stagePage(flows: Stageable, recipes: readonly string[]): Promise<string | null> {
  await untilQuiet(flows)
  const undone: (() => void)[] = []
  try {
    for (const text of recipes) undone.unshift(await staged(flows, text))
    return null
  } catch (error) {
    for (const undo of undone) undo()
    flows.clock.setRate(1)
    return error instanceof Error ? error.message : 'The recipe cannot be followed'
  }
}

async function staged(flows: Stageable, text: string) {
  const recipe = recipeOf(text)
  if (!recipe) throw new Error(`“${text}” is no recipe`)
  await untilRunning(flows, recipe.flow)
  return flows.stage({ kind: 'stage', ...recipe })
}

type Told = { flow: string; event: { type: string } }

/** Tells flows of this page what somebody would have typed or pressed, in order; one that is not there is told nothing. */
export async function tellPage(flows: Tellable, events: readonly Told[]) {
  await untilQuiet(flows)
  for (const { flow, event } of events) {
    await untilRunning(flows, flow)
    flows.tell(flow, event)
  }
}

async function untilRunning(flows: Pick<RecordedFlows, 'has'>, flow: string) {
  for (let waited = 0; !flows.has(flow) && waited < PATIENCE_MS; waited += LOOK_AGAIN_MS) await pause()
}

/** At the latest when patience is at its end: a page may never be quiet. */
async function untilQuiet({ memory }: Pick<RecordedFlows, 'memory'>) {
  let [waited, quiet, seen] = [0, 0, memory.length]
  for (; quiet < QUIET_MS && waited < PATIENCE_MS; waited += LOOK_AGAIN_MS) {
    await pause()
    quiet = memory.length === seen ? quiet + LOOK_AGAIN_MS : 0
    seen = memory.length
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
