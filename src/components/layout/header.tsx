import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { SessionView } from '~/machines/identity/session/session.connect'
import type { HeaderView } from '~/machines/shell/header/header.connect'
import type { MobileDrawerSend } from '~/machines/shell/mobile-drawer/mobile-drawer.connect'
import type { ShellContent } from '~/services/flows/content/pages.contract'
import type { ContentLink } from '~/services/flows/content/parts.contract'
import { buttonClass, IconButton } from '../ui/button'
import { Icon } from '../ui/icon'
import { ruler, wrap } from '../ui/page.styles'
import { TextLink } from '../ui/text-link'
import { account, bars, callToAction, cartLink, count, menuButton, right, rows, shadow } from './header.styles'
import { Logo } from './logo'

type Shown = HeaderView & {
  session: Pick<SessionView, 'machine' | 'state'>
  hrefs: { home: string; cart: string; signIn: string }
  /** what each button of the bar says */
  ctas: ShellContent['headerCtas']
  cart: { badge: string | null; count: number }
  /** of what the menu button opens where no script runs */
  plainMenuId: string
}

type HeaderProps = {
  view: Shown
  /** the drawer's */
  send: MobileDrawerSend
  /** the menu of whoever is signed in; null: a link to sign in stands there (S-044) */
  userMenu: ReactNode
  nav: ReactNode
  places: ReactNode
  /** what the menu button opens where no script runs */
  plainMenu: ReactNode
}

export function Header({ view, send, nav, places, userMenu, plainMenu }: HeaderProps) {
  const t = useTranslations('shell')
  const { session, hrefs, ctas, button, cart } = view
  const link = button && ctas[button.cta]
  return (
    <header
      className={`${bars[view.isSticky ? 'sticky' : 'normal']} ${view.hasShadow ? shadow : ''}`}
      data-machine={view.machine}
      data-state={view.state}
      data-simple={view.isLogoOnlyOnMobile || undefined}
    >
      <div className={`${wrap} ${rowOf(view)}`}>
        <span className={menuButton}>
          <IconButton
            icon="menu"
            label={t('menu')}
            onClick={(event) => {
              event.preventDefault()
              send({ type: 'OPEN' })
            }}
            onPointerEnter={send.warm}
            onFocus={send.warm}
            aria-haspopup="dialog"
            popoverTarget={view.plainMenuId}
          />
          {plainMenu}
        </span>
        <Logo href={hrefs.home} label={t('home')} />
        {nav}
        <div className={right}>
          {link && <CallToAction link={link} isShown={button.isShown} />}
          {places}
          <span className={account} data-machine={session.machine} data-state={session.state}>
            {userMenu ?? (
              <TextLink className={cartLink} href={hrefs.signIn} aria-label={t('signIn')}>
                <Icon name="user" />
              </TextLink>
            )}
          </span>
          <CartLink href={hrefs.cart} label={t('cart', { count: cart.count })} badge={cart.badge} />
        </div>
      </div>
      <div className={ruler} aria-hidden="true" />
    </header>
  )
}

/** S-045, S-046: 80 px on a desktop; on a phone 80, 72 on pages of an age, 64 once the bar sticks below the top. */
function rowOf({ isSticky, hasShadow, isOfAnAge }: Shown) {
  if (isSticky && hasShadow) return rows.pinned
  return isOfAnAge ? rows.age : rows.page
}

/** Drawn as a line: the solid button of a view is the page's own. */
function CallToAction({ link, isShown }: { link: ContentLink; isShown: boolean }) {
  return (
    <span className={callToAction} data-faded={!isShown}>
      <TextLink
        className={buttonClass({ tone: 'secondary', size: 'sm' })}
        href={link.linkUrl}
        tabIndex={isShown ? undefined : -1}
      >
        {link.linkText}
      </TextLink>
    </span>
  )
}

/** S-043, S-058: the count stands on the bag; 0 shows nothing (decided: E-30). */
function CartLink({ href, label, badge }: { href: string; label: string; badge: string | null }) {
  return (
    <TextLink className={cartLink} href={href} aria-label={label}>
      <Icon name="cart" />
      <span className={count} aria-hidden="true" data-me="count">
        {badge}
      </span>
    </TextLink>
  )
}
