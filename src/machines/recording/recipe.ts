import type { StageTask } from './messages.contract'

/** A stage as an address says it, but for what it is told besides. */
type Recipe = Omit<StageTask, 'kind'>

const KEEPS = 'keep:'

/**
 * 'signIn/confirmCode~2 keep:locale CHANGE done:confirm': the actor by the ids on the way down, `~2` where its model starts from
 * its second input, what of that input stays as it is on the page, and the names of steps.
 */
export function recipeText({ flow, within, keeps, start, steps }: Recipe): string {
  const place = [flow, ...within].join('/')
  return [start === 0 ? place : `${place}~${start + 1}`, ...keeps.map((name) => `${KEEPS}${name}`), ...steps].join(' ')
}

/** Null for what is no recipe. */
export function recipeOf(text: string): Recipe | null {
  const [place = '', ...words] = text.trim().split(/\s+/)
  const [, way = '', number = '1'] = /^([^~]+)(?:~([1-9]\d{0,2}))?$/.exec(place) ?? []
  const [flow = '', ...within] = way.split('/')
  if (flow === '' || within.includes('')) return null
  return {
    flow,
    within,
    keeps: words.filter((word) => word.startsWith(KEEPS)).map((word) => word.slice(KEEPS.length)),
    start: Number(number) - 1,
    steps: words.filter((word) => !word.startsWith(KEEPS)),
  }
}
