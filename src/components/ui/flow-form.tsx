import type { ComponentProps } from 'react'

type FlowFormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & { isBusy?: boolean; onSubmit: () => void }

/** A form that sends itself to its flow; without a script it goes where `action` says. */
export function FlowForm({ isBusy = false, onSubmit, ...rest }: FlowFormProps) {
  return (
    <form
      {...rest}
      aria-busy={isBusy || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    />
  )
}
