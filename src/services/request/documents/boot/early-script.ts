/**
 * Before the first script file is there, a click on a `data-hold` button or link has no listener yet (but what it opens as
 * a popover, the browser opens): it is kept, and marked as `src/client.tsx` does, for that file, which asks for it by
 * `early()`. Should that file not come, the clicks go where the document sends them. A whole form whose answer is another
 * page is sent by the browser (`isSentByDocument`). The framework runs a head script once more when it takes over; only the
 * first time counts.
 */
const HOLD = `window.early||(()=>{const held=[],hold=e=>{const b=e.target.closest?.('button[data-hold]:not([popovertarget]),a[data-hold],form[data-hold] button:not([type=button])');if(b&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey){b.dataset.held='';b.ariaBusy='true';if(b.form&&'sends'in b.dataset&&[...new FormData(b.form).values()].every(v=>v))return;e.preventDefault();e.stopImmediatePropagation();held.push(b)}};addEventListener('click',hold,true);window.early=()=>(removeEventListener('click',hold,true),held.splice(0));addEventListener('error',e=>{if(e.target.tagName==='SCRIPT')for(const b of early()){b.ariaBusy=null;delete b.dataset.held;b.click()}},true)})()`

const FORGET = `try{const o=document.documentElement.dataset.owner,s=sessionStorage;if(o){if((s.getItem('owner')??o)!==o)s.clear();s.setItem('owner',o)}}catch{}`

/**
 * Runs in the head before the first paint: a banner that was dismissed stays away without a flicker
 * (`isBannerOpen`, decided: E-43; styles hide it under `html[data-banner=closed]`). What one person has begun in this tab
 * is forgotten before the page of another one reads it (`data-owner`, decided: E-64). Stands inline, with the nonce.
 */
export const EARLY_SCRIPT = `try{if(localStorage.getItem('isBannerOpen')==='false')document.documentElement.dataset.banner='closed'}catch{};${FORGET};${HOLD}`
