import type { AdminPreviewSend, AdminPreviewView } from '~/machines/shell/admin-preview/admin-preview.connect'
import { Button } from '../ui/button'
import { FlowForm } from '../ui/flow-form'
import { bar, lasts, text, who, wide } from './preview-bar.styles'
import { usePreviewWords } from './preview-words'

type PreviewBarProps = { view: AdminPreviewView; send: AdminPreviewSend }

/** whose account an admin looks at, how long it lasts, and the one thing that can be sent. */
export function PreviewBar({ view, send }: PreviewBarProps) {
  const { say } = usePreviewWords()
  if (!view.isEntering && !view.isEnded && view.minutesLeft === null) return null
  return (
    <aside className={bar} aria-label={say('name')} data-inverse data-machine={view.machine} data-state={view.state}>
      <div className={text}>
        <Said view={view} />
      </div>
      <Action view={view} send={send} />
    </aside>
  )
}

function Said({ view: { email, minutesLeft, notice, isEntering } }: { view: AdminPreviewView }) {
  const { say, whose, lasts: lastsText } = usePreviewWords()
  return (
    <>
      {email !== null && <strong className={who}>{whose(email)}</strong>}
      {minutesLeft !== null && (
        <span className={lasts}>
          {lastsText(minutesLeft)} <span className={wide}>{say('noted')}</span>
        </span>
      )}
      {isEntering && <strong className={who}>{say('entering')}</strong>}
      <span className={lasts} role="status">
        {notice && say(notice)}
      </span>
    </>
  )
}

function Action({ view, send }: PreviewBarProps) {
  const { say } = usePreviewWords()
  if (view.isEntering)
    return (
      <noscript>
        <form method="post" action="/api/admin-preview">
          <input type="hidden" name="preview_token" value={view.token ?? ''} />
          <Button type="submit" tone="secondary" size="sm">
            {say('enter')}
          </Button>
        </form>
      </noscript>
    )
  if (view.can.retry)
    return (
      <Button tone="secondary" size="sm" onClick={() => send({ type: 'RETRY' })}>
        {say('retry')}
      </Button>
    )
  if (view.isEnded) return <a href="/admin/customers">{say('customers')}</a>
  return (
    <FlowForm
      method="post"
      action="/api/close-admin-preview"
      isBusy={view.isBusy}
      onSubmit={() => send({ type: 'CLOSE' })}
    >
      <Button type="submit" tone="secondary" size="sm" isBusy={view.isBusy} disabled={!view.can.close && !view.isBusy}>
        {say('close')}
      </Button>
    </FlowForm>
  )
}
