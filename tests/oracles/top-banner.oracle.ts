import { asked, equal, isRunning, notAsked } from '~/machines/proving/oracle/checks'
import { after, always, answered, either, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { TopBannerView } from '~/machines/shell/top-banner/top-banner.connect'

const wasOpen = ({ before }: { before: { view: TopBannerView } | null }) => before?.view.isOpen === true

export const topBannerOracle = oracle<TopBannerView>('topBanner', [
  after('start', { rule: 'S-042' }, (step) => [equal(step.view.isOpen, true), notAsked(step)]),
  after('DISMISS', { decided: 'E-43', says: 'away at once, and remembered', when: wasOpen }, (step) => [
    equal(step.view.isOpen, false),
    asked(step, 'rememberDismissal'),
    equal(step.ended, null),
  ]),
  after('REMEMBERED', { rule: 'S-207', says: 'a banner of an earlier visit stays away', when: wasOpen }, (step) => [
    equal(step.view.isOpen, false),
    notAsked(step),
    equal(step.ended !== null, true),
  ]),
  after(answered('rememberDismissal'), { decided: 'E-43', says: 'nothing is left to do' }, ({ view, ended }) => [
    equal(view.isOpen, false),
    equal(ended !== null, true),
  ]),
  lasts(
    5000,
    'DISMISS',
    { decided: 'E-43', says: 'a browser that does not answer is waited for so long', when: wasOpen },
    (step) => isRunning(step, 'rememberDismissal') && step.ended === null,
  ),
  always(
    { rule: 'S-042', says: 'once away it stays away' },
    ({ view, before, event }) =>
      view.isOpen === ((before?.view.isOpen ?? true) && !['DISMISS', 'REMEMBERED'].includes(event.type)),
  ),
  always({ decided: 'E-43', says: 'it is remembered only by who puts it away' }, (step) =>
    step.event.type === 'DISMISS' && wasOpen(step) ? null : notAsked(step),
  ),
  after(either('DISMISS', 'REMEMBERED'), { rule: 'S-042' }, ({ effects, told }) => [
    equal(effects, []),
    equal(told, []),
  ]),
])
