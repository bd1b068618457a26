import { readKits } from '../content/kit-seed.ts'
import { namesOf } from '../content/toy-names.ts'
import type { Alt } from './alt.ts'
import type { Kit } from './kits.ts'

const names = namesOf(readKits())

/** A toy's picture says what the kit calls the toy. */
export function toyAlt(kit: Kit, i: number): Alt {
  const name = names.get(`kit-${kit.handle}-toy-${i + 1}`)
  if (!name) throw new Error(`Toy ${i + 1} of ${kit.name} has no name`)
  return name
}
