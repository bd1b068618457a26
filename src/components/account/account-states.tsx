import { useTranslations } from 'use-intl'
import { errorOf } from '~/services/flows/content/errors.rules'
import type { ErrorContent } from '~/services/flows/content/pages.contract'
import { ErrorBox } from '../error-box/error-box'
import { Button, buttonClass } from '../ui/button'
import { Note } from '../ui/note'
import { h1 } from '../ui/page.styles'
import { failure, loader, ruler } from './account-states.styles'
import { note } from './timeline.styles'

/** something is on its way. */
export function Loader() {
  const t = useTranslations('account')
  return (
    <div className={loader} role="status">
      <div className={ruler} aria-hidden="true" />
      {t('loading')}
    </div>
  )
}

export function Stale({ onRefresh }: { onRefresh: () => void }) {
  const t = useTranslations('account')
  return (
    <div className={note}>
      <Note tone="notice" title={t('stale')}>
        <p>{t('staleText')}</p>
        <Button tone="link" size="inline" onClick={onRefresh}>
          {t('again')}
        </Button>
      </Note>
    </div>
  )
}

/** By loading the document again: its own address. */
export const RELOAD = { href: '' }

type FailureProps = {
  errors: readonly ErrorContent[]
  kind: string
  isAlert?: boolean
  /** null: the form below is sent again */
  again: { href: string } | { onClick: () => void } | null
}

/** The account itself could not be read: nothing below its frame can be shown. */
export function AccountFailure({ view: { againHref } }: { view: { againHref: string } }) {
  const t = useTranslations('account')
  return (
    <>
      <h1 className={h1}>{t('home')}</h1>
      <Failure errors={[]} kind="account" again={{ href: againHref }} />
    </>
  )
}

/** the page's own words for what went wrong, else the catalogue's, and a way to try again. */
export function Failure({ errors, kind, isAlert, again }: FailureProps) {
  const t = useTranslations()
  const { heading, messages } = errorOf(errors, kind) ?? {
    heading: t('error.heading'),
    messages: [t('error.message')],
  }
  return (
    <div className={failure}>
      <ErrorBox heading={heading} messages={messages} isAlert={isAlert} />
      {again && <Again again={again} label={t('account.again')} />}
    </div>
  )
}

function Again({ again, label }: { again: NonNullable<FailureProps['again']>; label: string }) {
  if ('onClick' in again)
    return (
      <Button tone="secondary" onClick={again.onClick}>
        {label}
      </Button>
    )
  return (
    <a className={buttonClass({ tone: 'secondary' })} href={again.href}>
      {label}
    </a>
  )
}
