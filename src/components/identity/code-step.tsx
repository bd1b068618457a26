import { useTranslations } from 'use-intl'
import type { ConfirmCodeView } from '~/machines/confirm-code/confirm-code.connect'
import { Button } from '../ui/button'
import { TextLink } from '../ui/text-link'
import { CodeField } from './fields'
import { Notices } from './notices'
import { Resend } from './resend'
import { aside, asideLine, form, inline } from './split.styles'

export type CodeStepEvent = { type: 'CHANGE'; value: string } | { type: 'SUBMIT' | 'RESEND' }
type CodeStepProps = {
  view: ConfirmCodeView
  signInHref: string | null
  onBack: () => void
  send: (event: CodeStepEvent) => void
}

/** The code of the mail, and another one after a while. */
export function CodeStep({ view, signInHref, onBack, send }: CodeStepProps) {
  const t = useTranslations('identity')
  return (
    <div data-machine={view.machine} data-state={view.state}>
      <Notices id={view.summaryId} errors={view.errors} failure={view.failure} />
      <form
        className={form}
        method="dialog"
        noValidate
        aria-busy={view.isBusy || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          send({ type: 'SUBMIT' })
        }}
      >
        <CodeField
          code={view.code}
          errors={view.errors}
          isBusy={view.isBusy}
          onChange={(value) => send({ type: 'CHANGE', value })}
        />
        <Button type="submit" isFull isBusy={view.isBusy}>
          {t('code.submit')}
        </Button>
      </form>
      <Resend view={view.resend} onResend={() => send({ type: 'RESEND' })} />
      <div className={aside}>
        {signInHref && (
          <p className={asideLine}>
            <TextLink className={inline} href={signInHref}>
              {t('code.known')}
            </TextLink>
          </p>
        )}
        <p className={asideLine}>
          <button type="button" className={inline} onClick={onBack}>
            {t('code.otherAddress')}
          </button>
        </p>
      </div>
    </div>
  )
}
