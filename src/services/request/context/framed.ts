/**
 * Whether a browser asks for the document of a frame in a page of ours, which only the inspector has. Browsers say so by
 * themselves, and no script can (https://www.w3.org/TR/fetch-metadata/).
 */
export const isFramed = ({ headers }: Pick<Request, 'headers'>): boolean =>
  headers.get('sec-fetch-dest') === 'iframe' && headers.get('sec-fetch-site') === 'same-origin'
