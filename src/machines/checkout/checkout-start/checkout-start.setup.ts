type Keyed = { event: { output: string } }
type Opened = { context: { href: string } }
type SigningUp = { context: { signUpHref: string } }

/** Not started, with the reason that the catalogue has words for; `id` is the chart's. */
export const failingIn =
  <const Id extends string>(id: Id) =>
  <const Code extends string>(code: Code) =>
    ({ target: `#${id}.failing`, actions: { type: 'fail', params: code } }) as const

/** Whatever did not work passes here. */
export const failing = { entry: 'logFailure', always: 'failed' } as const

/** A key for the intent. */
export const namingIn = <const Id extends string>(id: Id) => {
  const failure = failingIn(id)('unexpected')
  const keepKey = { type: 'keepKey', params: ({ event }: Keyed) => event.output } as const
  const onDone = { target: 'starting', actions: keepKey } as const
  return {
    tags: 'busy',
    invoke: { id: 'newKey', src: 'newKey', onDone, onError: failure },
    after: { patience: failure },
  } as const
}

/** To the page where one who has no account makes one. */
export const signingUpIn = <const Id extends string>(id: Id) => {
  const input = ({ context }: SigningUp) => ({ href: context.signUpHref })
  return {
    tags: 'busy',
    invoke: { id: 'openSignUp', src: 'openPage', input, ...going(id) },
    after: { patience: failingIn(id)('notOpened') },
  } as const
}

/** To this shop's own checkout, or to that of its host (S-026, S-027). */
export const openingIn = <const Id extends string>(id: Id) =>
  ({
    initial: 'choosing',
    after: { patience: failingIn(id)('notOpened') },
    states: {
      choosing: { always: [{ guard: 'isNewCheckoutEnabled', target: 'ownCheckout' }, { target: 'checkoutHost' }] },
      ownCheckout: { tags: 'busy', invoke: { id: 'openCheckout', src: 'openPage', input: hrefOf, ...going(id) } },
      checkoutHost: {
        tags: 'busy',
        invoke: { id: 'openCheckoutHost', src: 'openCheckoutHost', input: hrefOf, ...going(id) },
      },
    },
  }) as const

/** The page is on its way, and may never come. */
export const leaving = { tags: 'busy', after: { departure: 'idle' } } as const

const hrefOf = ({ context }: Opened) => ({ href: context.href })

const going = <const Id extends string>(id: Id) =>
  ({ onDone: `#${id}.leaving`, onError: failingIn(id)('notOpened') }) as const
