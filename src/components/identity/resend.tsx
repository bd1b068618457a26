import { useTranslations } from 'use-intl'
import type { CodeMailView } from '~/machines/identity/code-mail/code-mail.connect'
import { Button } from '../ui/button'
import { small } from '../ui/page.styles'
import { resend } from './split.styles'

type ResendProps = { view: CodeMailView | null; onResend: () => void }

/** Another code, half a minute after each mail. */
export function Resend({ view, onResend }: ResendProps) {
  const t = useTranslations('identity.code')
  if (!view) return null
  return (
    <div className={resend} data-machine={view.machine} data-state={view.state}>
      <div aria-live="polite">
        {view.hasResent && <p className={small}>{t('resent')}</p>}
        {view.hasFailed && <p className={small}>{t('resendFailed')}</p>}
      </div>
      {view.isPossible || view.isBusy ? (
        <Button tone="link" size="inline" isBusy={view.isBusy} onClick={onResend}>
          {t('resend')}
        </Button>
      ) : (
        !view.hasResent && <p className={small}>{t('pausing')}</p>
      )}
    </div>
  )
}
