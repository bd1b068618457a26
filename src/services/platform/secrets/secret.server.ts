import { env } from '../env/env.server'
import { shared } from '../process/shared.server'
import { createSeal, derivedKey, type Seal } from '../sealing/sealing'
import { keptSecret } from './kept-secret.server'

/** Without it nobody can read the tokens and keys in the database. */
const LOST = 'put back a copy of it, or start anew with `npm run reset`, which deletes what the shop holds'

/** SECRET_KEY, else one made once and kept in the data folder: outside the database, so that its rows alone tell nothing. */
const masterSecret = () =>
  shared(
    'master-secret',
    () => env().SECRET_KEY ?? keptSecret(env().DATA_DIR, { name: 'secret-key', bytes: 32, remedy: LOST }),
  )

/** Seals what only this application can read, by purpose. */
export const sealFor = (purpose: string): Seal =>
  shared(`seal ${purpose}`, () => createSeal(derivedKey(masterSecret(), purpose)))

/** A key for keyed hashes, by purpose. */
export const keyFor = (purpose: string): Buffer => derivedKey(masterSecret(), purpose)

/** The bearer token of our server for calls to the shop's own services: SERVICE_TOKEN, else derived. */
export const serviceToken = (): string =>
  shared(
    'service-token',
    () => env().SERVICE_TOKEN ?? derivedKey(masterSecret(), 'service-token').toString('base64url'),
  )
