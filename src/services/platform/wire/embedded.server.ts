import type { Provider } from '@openfeature/server-sdk'
import type { Transport } from 'nodemailer'
import type { Source } from '../database/changes'
import type { Sweep } from '../database/sweep'
import { shared, sharedPromise } from '../process/shared.server'
import type { Control } from './control'
import type { ServiceName } from './service-deps'

export type Handler = (request: Request) => Promise<Response>

/** The other end of every wire, in this process: fetch handlers over the same database. */
export type Embedded = {
  contentful: Handler
  shopify: Handler
  /** the network entrance of the shop: with limits on depth and cost */
  shopifyEntrance: Handler
  media: Handler
  /** for browsers and our server alike */
  cognito: Handler
  /** the shop's own services, each below its name's path: '/order-manager/…' */
  services: Record<ServiceName, Handler>
  flags: Provider
  mailbox: Transport<{ id: string }>
  /** takes what was written to an address out of the mailbox, but for one letter */
  forgetEmails: (forgotten: { to: string; except: string }) => Promise<void>
  /** what QA may set or read below /upstream/qa/<name>; the key has been checked */
  controls: Readonly<Record<string, Control>>
  /** takes the times of the pool's sign-ins along with a clock that QA moves by so many milliseconds */
  moveSignIns: (ms: number) => Promise<void>
  /** what may be deleted: of the pool, and of shop, checkout and mailbox */
  sweeps: Record<'identity' | 'shop', readonly Sweep[]>
  /** a text for each source that is another one after a change, by whichever process */
  revisions: () => Promise<Record<Source, string>>
}

type Opener = { open: (() => Promise<Embedded>) | null }
const opener = () => shared('embedded.opener', (): Opener => ({ open: null }))

/** Called once, by the process's start: clients reach the composition root through here and never import it. */
export function provideEmbedded(open: () => Promise<Embedded>) {
  opener().open = open
}

/** The embedded upstreams, opened by whoever asks first. */
export const embedded = (): Promise<Embedded> =>
  sharedPromise('embedded', async () => {
    const { open } = opener()
    if (!open) throw new Error('no composition root: provideEmbedded has not been called')
    return open()
  })
