/** A claim about a field that begins with its verb: "is required". */
const CLAIM = /^(?:is|are|has|must|needs|holds|ends|stays|starts|begins|changes)\b/

/** A server's half sentence as a sentence to stand alone at its field: "is required" as "This is required."; others stay as they are. */
export function asSentence(reason: string): string {
  if (!/^[a-z]/.test(reason)) return reason
  const begun = CLAIM.test(reason) ? `This ${reason}` : reason.charAt(0).toUpperCase() + reason.slice(1)
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`
}
