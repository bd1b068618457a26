import { seededPlace } from '../../support/seeded'

/** The seed is there before the first test, whose time it would cost. */
export default async function prepare(): Promise<void> {
  const { drop } = await seededPlace()
  await drop()
}
