/** An editorial text with its named gaps filled: "You save {amount}". A gap without a value stays visible to editors. */
export const fill = (text: string | undefined, values: Record<string, string>): string =>
  (text ?? '').replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap)
