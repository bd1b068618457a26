import { Dialog } from '@ark-ui/react/dialog'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { MobileDrawerSend, MobileDrawerView } from '~/machines/shell/mobile-drawer/mobile-drawer.connect'
import type { ShellContent } from '~/services/flows/content/pages.contract'
import { IconButton } from '../ui/button'
import { Icon } from '../ui/icon'
import { visuallyHidden } from '../ui/page.styles'
import { TextLink } from '../ui/text-link'
import { foot, group, groupTitle, link, panel, row, scrim, top } from './mobile-drawer.styles'

type Entry = ShellContent['menu'][number]
type MobileDrawerProps = {
  view: MobileDrawerView & { entries: Entry[] }
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
            <IconButton icon="close" label={t('close')} onClick={close} />
          </div>
          {view.entries.map((entry) => (
            <Section key={entry.id} entry={entry} isOpen={view.openSection === entry.id} send={send} />
          ))}
          {person}
          <div className={foot}>{places}</div>
        </Dialog.Content>
      </Dialog.Positioner>
    </Dialog.Root>
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
        <Icon name={isOpen ? 'minus' : 'plus'} />
      </button>
      {isOpen && (
        <div className={group}>
          <TextLink className={link} href={entry.linkUrl} onClick={onItem}>
            {entry.linkText}
          </TextLink>
          {entry.columns.map((column, index) => (
            <div key={column.title} data-band={index + 1}>
              <p className={groupTitle}>{column.title}</p>
              <ul>
                {column.links.map((each) => (
                  <li key={each.linkUrl}>
                    <TextLink className={link} href={each.linkUrl} onClick={onItem}>
                      {each.linkText}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
