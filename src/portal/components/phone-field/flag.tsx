/** A country's flag from this site, never from a content network. The country is named by the select over it. */
export function Flag({ country }: { country: string }) {
  return <img src={`/flags/${country}.svg`} width="28" height="19" alt="" />
}
