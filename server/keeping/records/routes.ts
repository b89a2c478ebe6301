import type { FastifyInstance } from 'fastify'
import { previewWords, suggestWords } from '../../../contract/keeping/learning.ts'
import { changePlaceRule, getPlaceRules } from '../../../contract/keeping/place-rules.ts'
import { getJoiningProposals, joinAttribute } from '../../../contract/keeping/joining.ts'
import * as merging from '../../../contract/keeping/merging.ts'
import type { RecordCalls } from '../../../contract/keeping/record-calls.ts'
import { records } from '../../../contract/keeping/records.ts'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { serveUpload } from '../../platform/http/multipart.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Domain } from '../../platform/http/serve.ts'
import { patientOn } from '../../platform/postgres/database.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { previewMeaning, suggestWhatIsMeant } from '../learning/suggest-words.ts'
import type { LearningDeps } from '../learning/suggest-words.ts'
import type { KeepingDeps } from '../deps.ts'
import { changeRuleOfPlace, getRulesOfPlaces } from '../places/place-rules.ts'
import { getTree } from './category-tree.ts'
import { deleteRecords, pageOfDeleted, restoreRecords } from './delete-records.ts'
import { joinOneAttribute, proposeJoinings } from './joining/join-attribute.ts'
import { keepRecordPicture } from './keep-picture.ts'
import { kinds } from './kinds.ts'
import { mergeTwoAttributes } from './merging/merge-attributes.ts'
import { mergeTwoBrands } from './merging/merge-brands.ts'
import { mergeTwoCategories } from './merging/merge-categories.ts'
import { mergeTwoOptions } from './merging/merge-options.ts'
import { moveOneCategory } from './move-category.ts'
import { oneRecord, pageOfRecords } from './read-records.ts'
import { createRecord, updateRecord } from './write-records.ts'

/** The calls by which staff edit the lists that products refer to. */
export function registerRecords(app: FastifyInstance, deps: LearningDeps & { storage: Storage }): void {
  // Changes of records that many products use take long.
  const domain = { app, deps: { ...deps, db: patientOn(deps.db) } }
  for (const name of Object.keys(records) as RecordKindName[]) registerKind({ app, deps }, domain, name)

  serve({ app, deps }, suggestWords, suggestWhatIsMeant)
  serve({ app, deps }, previewWords, previewMeaning)

  serve({ app, deps }, getPlaceRules, getRulesOfPlaces)
  serve({ app, deps }, changePlaceRule, changeRuleOfPlace)

  serve({ app, deps }, merging.getCategoryTree, getTree)
  serve(domain, merging.moveCategory, moveOneCategory)
  serve(domain, merging.mergeCategories, mergeTwoCategories)
  serve(domain, merging.mergeBrands, mergeTwoBrands)
  serve(domain, merging.mergeAttributes, mergeTwoAttributes)
  serve(domain, merging.mergeOptions, mergeTwoOptions)
  serve(domain, getJoiningProposals, proposeJoinings)
  serve(domain, joinAttribute, joinOneAttribute)
  serveUpload(
    { app, deps, largestFile: merging.LARGEST_RECORD_PICTURE },
    merging.uploadRecordPicture,
    keepRecordPicture,
  )
}

function registerKind(reading: Domain<KeepingDeps>, writing: Domain<KeepingDeps>, name: RecordKindName): void {
  const kind = kinds[name]
  const calls: RecordCalls = records[name]
  serve(reading, calls.page, pageOfRecords(kind))
  serve(reading, calls.get, oneRecord(kind))
  serve(writing, calls.create, createRecord(kind))
  serve(writing, calls.update, updateRecord(kind))
  serve(writing, calls.remove, deleteRecords(kind))
  serve(writing, calls.restore, restoreRecords(kind))
  serve(reading, calls.deleted, pageOfDeleted(kind))
}
