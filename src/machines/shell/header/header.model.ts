import type { Model } from '~/machines/proving/model'
import { headerMachine } from './header.machine'
import { headerModeOf } from './header.rules'

const PATHS = ['/', '/products/the-play-kits', '/pages/subscription-v3/child-info']

export const headerModel: Model<typeof headerMachine> = {
  machine: headerMachine,
  input: { path: '/' },
  inputs: [{ path: '/nl/pages/subscription-v3/order-review' }, { path: '/cart' }],
  key: (context) => context,
  cases: {
    SCROLL: [0, 1, 200, 201].map((y) => ({ type: 'SCROLL', y })),
    ROUTE: PATHS.map((path) => ({ type: 'ROUTE', path })),
    RESIZE: [true, false].map((isMobile) => ({ type: 'RESIZE', isMobile })),
  },
  outcomes: { viewport: [{ error: new Error('no viewport') }] },
  invariants: [
    {
      name: 'the mode is that of the page',
      holds: (snapshot) => snapshot.matches({ mode: headerModeOf(snapshot.context.path) }),
    },
  ],
}
