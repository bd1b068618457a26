import { useTranslations } from 'use-intl'
import type { GiftActivationView } from '~/machines/gift-activation/gift-activation.connect'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { control, error as errorClass, form, hint, input, label } from './gift.styles'

type GiftCodeProps = {
  code: GiftActivationView['code']
  isBusy: boolean
  onCode: (code: string) => void
  onLookUp: () => void
}

/** What stands in the letter. It is never part of an address (decided: E-89). */
export function GiftCode({ code, isBusy, onCode, onLookUp }: GiftCodeProps) {
  const t = useTranslations('activateGift')
  const { id, error } = code
  return (
    <form
      className={form}
      noValidate
      aria-busy={isBusy || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        onLookUp()
      }}
    >
      <div className={control}>
        <label className={label} htmlFor={id}>
          {t('code')}
        </label>
        <p className={hint} id={`${id}-hint`}>
          {t('codeHint')}
        </p>
        <input
          className={input}
          id={id}
          value={code.value}
          maxLength={code.maxLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChange={(event) => onCode(event.currentTarget.value)}
        />
        <div id={`${id}-error`} aria-live="polite">
          {error && (
            <p className={errorClass}>
              <Icon name="alert" />
              {t(`codeErrors.${error}`)}
            </p>
          )}
        </div>
      </div>
      <div>
        <Button type="submit" isBusy={isBusy} holdsClick>
          {t('lookUp')}
        </Button>
      </div>
    </form>
  )
}
