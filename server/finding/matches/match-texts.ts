import type { TextMatch } from '../../../contract/catalogue.ts'
import type { Db } from '../../database.ts'
import type { ReadModel } from '../read-model/model.ts'
import type { WordField, FieldText } from '../read-model/words/texts/fields.ts'
import { loadTextSources } from '../read-model/words/texts/text-sources.ts'
import type { TextSources } from '../read-model/words/texts/text-sources.ts'

/** A text in which a keyword may have been found, with its field's name in the API and in the index. */
export interface MatchText {
  field: TextMatch['field']
  /** Equal texts share one object. */
  source: FieldText
}

export interface MatchDeps {
  db: Db
  model: ReadModel
}

const keptSources = new WeakMap<ReadModel, Promise<TextSources>>()

/** Texts that many products share, read once for each model. */
export function sourcesOf({ db, model }: MatchDeps): Promise<TextSources> {
  const sources = keptSources.get(model) ?? loadTextSources(db)
  keptSources.set(model, sources)
  sources.catch(() => keptSources.delete(model))
  return sources
}

/** Texts as the API names their field. */
export function inField(field: TextMatch['field'], texts: FieldText[]): MatchText[] {
  return texts.map((source) => ({ field, source }))
}

/** Returns the same object for equal texts. */
export type TextInterner = (texts: FieldText[]) => FieldText[]

export function createTextInterner(): TextInterner {
  const known = new Map<WordField, Map<string, FieldText>>()
  return (texts) =>
    texts.map((text) => {
      const ofField = known.get(text.field) ?? new Map<string, FieldText>()
      known.set(text.field, ofField)
      const shared = ofField.get(text.text) ?? text
      ofField.set(text.text, shared)
      return shared
    })
}
