import { Dialog } from '@ark-ui/react/dialog'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { MobileDrawerSend, MobileDrawerView } from '~/machines/shell/mobile-drawer/mobile-drawer.connect'
import type { ShellContent } from '~/services/flows/content/pages.contract'
import { IconButton } from '../ui/button'
import { Icon } from '../ui/icon'
import { visuallyHidden } from '../ui/page.styles'
import { TextLink } from '../ui/text-link'
import { DrawerAges } from './drawer-ages'
import { Logo } from './logo'
import { MenuFinder } from './menu-finder'
import { finder, foot, group, panel, person as personIcon, row, scrim, top } from './mobile-drawer.styles'

type Entry = ShellContent['menu'][number]
type Shown = MobileDrawerView & {
  entries: Entry[]
  /** after the entries */
  links: ShellContent['drawerLinks']
  finder: ShellContent['finder']
  hrefs: { home: string; signIn: string | null }
}
type MobileDrawerProps = {
  view: Shown
  send: MobileDrawerSend
  places: ReactNode
  /** the greeting and the entries of whoever is signed in */
  person: ReactNode
}

/** S-038 to S-041. Focus, Escape and the presses beside it are Ark's; what is open is the machine's. */
export function MobileDrawer({ view, send, places, person }: MobileDrawerProps) {
  const t = useTranslations('shell')
  const close = () => send({ type: 'CLOSE' })
  return (
    <Dialog.Root
      open={view.isShown}
      onOpenChange={({ open }) => !open && close()}
      preventScroll={false}
      lazyMount
      unmountOnExit
    >
      <Dialog.Backdrop className={scrim} />
      <Dialog.Positioner>
        <Dialog.Content
          className={panel}
          data-closing={view.isClosing}
          data-machine={view.machine}
          data-state={view.state}
        >
          <Dialog.Title className={visuallyHidden}>{t('menu')}</Dialog.Title>
          <div className={top}>
            <Logo href={view.hrefs.home} label={t('home')} />
            <IconButton icon="close" label={t('close')} onClick={close} />
          </div>
          {view.finder && (
            <div className={finder}>
              <MenuFinder copy={view.finder} />
            </div>
          )}
          {view.entries.map((entry) => (
            <Section key={entry.id} entry={entry} isOpen={view.openSection === entry.id} send={send} />
          ))}
          <Further view={view} send={send} />
          {person}
          <div className={foot}>{places}</div>
        </Dialog.Content>
      </Dialog.Positioner>
    </Dialog.Root>
  )
}

/** Gifts, and for whoever is not signed in the way to do so. */
function Further({ view: { links, hrefs }, send }: { view: Pick<Shown, 'links' | 'hrefs'>; send: MobileDrawerSend }) {
  const t = useTranslations('shell')
  const onItem = () => send({ type: 'ITEM_TAP' })
  return (
    <>
      {links.map(({ linkText, linkUrl }) => (
        <TextLink key={linkUrl} className={row} href={linkUrl} onClick={onItem}>
          {linkText}
        </TextLink>
      ))}
      {hrefs.signIn && (
        <TextLink className={row} href={hrefs.signIn} onClick={onItem}>
          <span className={personIcon}>
            <Icon name="user" /> {t('signIn')}
          </span>
        </TextLink>
      )}
    </>
  )
}

type SectionProps = { entry: Entry; isOpen: boolean; send: MobileDrawerSend }

function Section({ entry, isOpen, send }: SectionProps) {
  const onItem = () => send({ type: 'ITEM_TAP' })
  if (entry.columns.length === 0)
    return (
      <TextLink className={row} href={entry.linkUrl} onClick={onItem}>
        {entry.linkText}
      </TextLink>
    )
  return (
    <div>
      <button
        type="button"
        className={row}
        data-hold=""
        aria-expanded={isOpen}
        onClick={() => send({ type: 'TOGGLE_SECTION', section: entry.id })}
      >
        {entry.linkText}
        <Icon name="down" />
      </button>
      {isOpen && (
        <div className={group}>
          <DrawerAges entry={entry} onItem={onItem} />
        </div>
      )}
    </div>
  )
}
