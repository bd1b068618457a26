/** What a field takes; the wire takes no more. */
export const PHONE_LENGTH = 32

type Field = { countries: readonly string[]; initial: string }

/** How a form spawns it, under the name `phone`. */
export const phoneField = <Context>(inputOf: (context: Context) => Field) =>
  ({
    id: 'phone',
    syncSnapshot: true,
    input: ({ context }: { context: Context }) => inputOf(context),
  }) as const

/** As much as the field and the wire take. */
export const typedPhone = (value: string) => value.slice(0, PHONE_LENGTH)
