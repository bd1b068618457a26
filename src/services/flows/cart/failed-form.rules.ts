/** What the cart says of a form that came back with `?failed=…` (S-369, S-372, S-373, S-374). */
export const MESSAGE = {
  add: 'add',
  update: 'quantity',
  remove: 'removal',
  checkout: 'checkout',
  code: 'code',
} as const

type FailedForm = keyof typeof MESSAGE

export const isFailedForm = (name: string): name is FailedForm => Object.hasOwn(MESSAGE, name)
