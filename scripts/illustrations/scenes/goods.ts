import { mix, type Palette } from '../colour.ts'
import { kitNamed } from '../kits.ts'
import type { ToyRef } from '../placing.ts'
import { toyAlone } from './kit-scenes.ts'

interface Goods {
  handle: string
  toy: ToyRef
  /** Lends its colours. */
  kit: string
}

/** What the shop sells singly. */
export const goods: readonly Goods[] = [
  { handle: 'ball-track', toy: 'ramp', kit: 'babbler' },
  { handle: 'bean-bags', toy: 'beanBags', kit: 'babbler' },
  { handle: 'stacking-pegs', toy: 'pegs', kit: 'babbler' },
  { handle: 'bunny-puzzle', toy: 'feltPuzzle', kit: 'charmer' },
  { handle: 'lacing-apple', toy: 'lacing', kit: 'thinker' },
  { handle: 'wooden-arch', toy: 'climbingArch', kit: 'companion' },
  { handle: 'rainbow-stacker', toy: 'rainbow', kit: 'realist' },
  { handle: 'nesting-cups', toy: 'nestCups', kit: 'adventurer' },
  { handle: 'pull-along-duck', toy: 'pullDuck', kit: 'observer' },
  { handle: 'balance-board', toy: 'balanceBoard', kit: 'helper' },
  { handle: 'felt-tea-set', toy: 'teaSet', kit: 'free-spirit' },
  { handle: 'marble-run', toy: 'marbleRun', kit: 'problem-solver' },
  { handle: 'threading-beads', toy: 'laceBeads', kit: 'connector' },
  { handle: 'wooden-clock', toy: 'clock', kit: 'planner' },
  { handle: 'doll-mila-light', toy: { toy: 'dollMila', variant: 0 }, kit: 'explorer' },
  { handle: 'doll-mila-tan', toy: { toy: 'dollMila', variant: 1 }, kit: 'explorer' },
  { handle: 'doll-mila-dark', toy: { toy: 'dollMila', variant: 2 }, kit: 'explorer' },
  { handle: 'doll-noa-light', toy: { toy: 'dollNoa', variant: 0 }, kit: 'observer' },
  { handle: 'doll-noa-tan', toy: { toy: 'dollNoa', variant: 1 }, kit: 'observer' },
  { handle: 'doll-noa-dark', toy: { toy: 'dollNoa', variant: 2 }, kit: 'observer' },
]

/** The parts of the skill sets, each alone. */
export const skillSetParts: readonly Goods[] = [
  { handle: 'reading-letters', toy: 'letterBoards', kit: 'storyteller' },
  { handle: 'reading-words', toy: 'wordCards', kit: 'storyteller' },
  { handle: 'numbers-counters', toy: 'tenFrame', kit: 'problem-solver' },
  { handle: 'numbers-shapes', toy: 'shapeSet', kit: 'problem-solver' },
]

export const goodsScene = ({ handle, toy, kit }: Goods) => {
  const { palette } = kitNamed(kit)
  return toyAlone(toy, palette, { seed: 70 + handle.length, background: paperBehind(palette) })
}

const paperBehind = ({ bg }: Palette) => mix(bg, '#ffffff', 0.2)
