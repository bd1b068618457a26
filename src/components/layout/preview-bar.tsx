import { useTranslations } from 'use-intl'
import type { AdminPreviewSend, AdminPreviewView } from '~/machines/shell/admin-preview/admin-preview.connect'
import { Button } from '../ui/button'
import { FlowForm } from '../ui/flow-form'
import { bar, lasts, text, who, wide } from './preview-bar.styles'

type PreviewBarProps = { view: AdminPreviewView; send: AdminPreviewSend }

/** whose account an admin looks at, how long it lasts, and the one thing that can be sent. */
export function PreviewBar({ view, send }: PreviewBarProps) {
  const t = useTranslations('preview')
  if (!view.isEntering && !view.isEnded && view.minutesLeft === null) return null
  return (
    <aside className={bar} aria-label={t('name')} data-inverse data-machine={view.machine} data-state={view.state}>
      <div className={text}>
        <Said view={view} />
      </div>
      <Action view={view} send={send} />
    </aside>
  )
}

function Said({ view: { email, minutesLeft, notice, isEntering } }: { view: AdminPreviewView }) {
  const t = useTranslations('preview')
  return (
    <>
      {email !== null && <strong className={who}>{t('whose', { email })}</strong>}
      {minutesLeft !== null && (
        <span className={lasts}>
          {t('lasts', { minutes: minutesLeft })} <span className={wide}>{t('noted')}</span>
        </span>
      )}
      {isEntering && <strong className={who}>{t('entering')}</strong>}
      <span className={lasts} role="status">
        {notice && t(notice)}
      </span>
    </>
  )
}

function Action({ view, send }: PreviewBarProps) {
  const t = useTranslations('preview')
  if (view.isEntering)
    return (
      <noscript>
        <form method="post" action="/api/admin-preview">
          <input type="hidden" name="preview_token" value={view.token ?? ''} />
          <Button type="submit" tone="secondary" size="sm">
            {t('enter')}
          </Button>
        </form>
      </noscript>
    )
  if (view.can.retry)
    return (
      <Button tone="secondary" size="sm" onClick={() => send({ type: 'RETRY' })}>
        {t('retry')}
      </Button>
    )
  if (view.isEnded) return <a href="/admin/customers">{t('customers')}</a>
  return (
    <FlowForm
      method="post"
      action="/api/close-admin-preview"
      isBusy={view.isBusy}
      onSubmit={() => send({ type: 'CLOSE' })}
    >
      <Button type="submit" tone="secondary" size="sm" isBusy={view.isBusy} disabled={!view.can.close && !view.isBusy}>
        {t('close')}
      </Button>
    </FlowForm>
  )
}
