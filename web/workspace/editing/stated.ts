import type { DocumentShape, EditOf } from './document-kind.ts'
import { isSame } from './draft.ts'
import type { EditHistory } from './history.ts'
import { changedItems } from './items.ts'
import type { KnownDocument, SentSave } from './merging.ts'
import type { WorkingCopy } from './working-copy.ts'

/** Takes what the server stored otherwise than it was sent, in the document and in the steps of its history. */
export function takeStated<Shape extends DocumentShape>(
  copy: Pick<WorkingCopy<Shape>, 'known' | 'history'>,
  sent: SentSave<Shape['fields'], Shape['item']>,
  stated: Pick<EditOf<Shape>, 'put' | 'fields'>,
): void {
  const items = new Map((stated.put ?? []).map((item) => [item.id, item]))
  const fields = new Map(Object.entries(stated.fields ?? {}))
  const anew = <Values extends object>(id: string, values: Values): Values =>
    statedAnew(values, { sent: sent.items.get(id), stated: items.get(id) })
  const anewFields = <Values extends object>(values: Values): Values =>
    statedAnew(values, { sent: Object.fromEntries(sent.fields), stated: Object.fromEntries(fields) })

  const itemsOf = (known: ReadonlyMap<string, Shape['item']>) =>
    changedItems(
      known,
      new Map(
        [...items.keys()].flatMap((id) => {
          const item = known.get(id)
          return item ? [[id, anew(id, item)] as const] : []
        }),
      ),
    )
  const { base, draft } = copy.known
  copy.known = {
    ...copy.known,
    base: { items: itemsOf(base.items), fields: anewFields(base.fields) },
    draft: { items: itemsOf(draft.items), fields: anewFields(draft.fields) },
  } satisfies KnownDocument<Shape['fields'], Shape['item']>
  const stepsOf = (steps: EditHistory<Shape['fields'], Shape['item']>['done']) =>
    steps.map((step) => ({
      ...step,
      items: step.items.map(({ id, before, after }) => ({
        id,
        before: before && anew(id, before),
        after: after && anew(id, after),
      })),
      before: anewFields(step.before),
      after: anewFields(step.after),
    }))
  copy.history = { done: stepsOf(copy.history.done), undone: stepsOf(copy.history.undone) }
}

/** The values, with those that are as they were sent as the server states them. Later edits stay. */
function statedAnew<Values extends object>(
  values: Values,
  { sent, stated }: { sent: object | null | undefined; stated: object | undefined },
): Values {
  if (!sent || !stated) return values
  const changed = Object.entries(stated).filter(
    ([key, value]) =>
      Object.hasOwn(values, key) &&
      Object.hasOwn(sent, key) &&
      isSame(values[key as keyof Values], sent[key as keyof typeof sent]) &&
      !isSame(value, sent[key as keyof typeof sent]),
  )
  return changed.length === 0 ? values : { ...values, ...Object.fromEntries(changed) }
}
