import { marks, type Reading } from '~/machines/runtime/reading'
import type { headerMachine } from './header.machine'
import { hasGetStarted, stickyCtaOf } from './header.rules'

type Buttons = { cta: 'home' | 'playKits' | null; hasGetStarted: boolean; fadingCta: 'shown' | 'faded' | null }

/** Which button the bar shows: the sticky one, the extra one of the kit pages, or the home page's that fades (S-032 to S-035). */
function buttonOf({ cta, hasGetStarted: isOffered, fadingCta }: Buttons) {
  if (cta) return { cta, isShown: true }
  if (isOffered) return { cta: 'getStarted' as const, isShown: true }
  return fadingCta && { cta: 'home' as const, isShown: fadingCta === 'shown' }
}

export function connectHeader(snapshot: Reading<typeof headerMachine>) {
  const { path } = snapshot.context
  const isPastThreshold = snapshot.matches({ scroll: 'pastThreshold' })
  const isTop = snapshot.matches({ scroll: 'top' })
  const isHome = snapshot.matches({ mode: 'sticky' })
  /** S-033, S-034: the button of a navigation that sticks */
  const cta = isPastThreshold ? stickyCtaOf(path) : null
  /** S-032: the home page's own call to action, there until the page is scrolled */
  const fadingCta = isHome ? (isTop ? ('shown' as const) : ('faded' as const)) : null
  return {
    ...marks('header', snapshot),
    path,
    isSticky: isHome || isPastThreshold,
    hasShadow: !isTop,
    /** only the logo, and only on a phone: the style sheet knows the width */
    isLogoOnlyOnMobile: snapshot.matches({ mode: 'simple' }),
    button: buttonOf({ cta, fadingCta, hasGetStarted: hasGetStarted(path) }),
    /** S-046: on phones the header of the age-based pages is lower; how high is the style sheet's */
    isOfAnAge: hasGetStarted(path),
  }
}
export type HeaderView = ReturnType<typeof connectHeader>
