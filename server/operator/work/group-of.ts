/** The first word of the kind of a job, under which operators see it: `import` for `import:check`. */
export function groupOf(kind: string): string {
  return kind.split(':')[0] ?? kind
}
