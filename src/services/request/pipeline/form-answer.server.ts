/** A form without a script: 303 to the page that `take` names. What it throws is answered in words by the pipeline. */
export async function answerForm(take: () => Promise<string>): Promise<Response> {
  const location = await take()
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
