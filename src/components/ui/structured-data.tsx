/** What search engines read of a page. The texts are JSON of which every `<` is escaped (structured-data.rules.ts). */
export function StructuredData({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made by jsonLd, which leaves no way out of the element
    <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
  ))
}
