import { files, isIn, isTest, readSource } from './imports.ts'

/**
 * Which tables of others each domain of the server may name in its statements; a domain's name stands for all its tables. All
 * functions have the types of all tables (`server/database.ts`), so this says what their imports no longer tell.
 */
export const NAMED: Record<string, string[]> = {
  'server/backup': ['company_document', 'made_file', 'member', 'picture', 'project_file', 'stored_document', 'upload'],
  'server/boards': [
    'brand',
    'certificate',
    'dictionary_entry',
    'member',
    'named_version',
    'picture',
    'picture_use',
    'product',
    'sent_part',
    'share_approval',
    'sku',
    'upload',
  ],
  'server/budgets': [
    'area',
    'brand',
    'certificate',
    'dictionary_entry',
    'member',
    'picture',
    'picture_use',
    'product',
    'sku',
  ],
  'server/catalogue': ['job'],
  'server/collaboration': ['board', 'budget', 'folder', 'member', 'project'],
  'server/draw-when-idle.ts': ['server/catalogue'],
  'server/favourites': ['member', 'picture', 'picture_use', 'product', 'sku'],
  'server/feed': [
    'attribute_value',
    'brand',
    'category',
    'certificate',
    'change_log',
    'color',
    'member',
    'product',
    'sku',
  ],
  'server/finding': ['server/catalogue'],
  'server/image-search': ['change_log', 'picture', 'picture_use', 'product', 'session', 'sku'],
  'server/imports': ['server/catalogue', 'folder_item', 'job'],
  'server/keeping': ['server/catalogue', 'folder_item', 'job'],
  'server/load-demonstration-boards.ts': [
    'demonstration_board',
    'member',
    'picture',
    'picture_use',
    'product',
    'sku',
    'upload',
  ],
  'server/load-demonstration-budgets.ts': ['budget_entry', 'demonstration_budget', 'member', 'sku'],
  'server/load-demonstration-project.ts': [
    'board',
    'budget',
    'demonstration_board',
    'demonstration_budget',
    'demonstration_project',
    'member',
  ],
  'server/load-demonstration.ts': ['demonstration_removal', 'import_run', 'product'],
  'server/members': ['job'],
  'server/notices': [
    'board',
    'budget',
    'certificate',
    'dictionary_entry',
    'folder',
    'folder_item',
    'import_upload',
    'invitation',
    'member',
    'product',
    'project',
    'sku',
  ],
  'server/projects': [
    'board',
    'budget',
    'folder',
    'invitation',
    'member',
    'sent_decision',
    'sent_part',
    'sent_version',
    'share_approval',
    'share_comment',
    'share_link',
    'team_comment',
  ],
  'server/operator': [
    'server/catalogue',
    'company_document',
    'folder_item',
    'import_upload',
    'job',
    'member',
    'project_file',
    'upload',
  ],
  'server/sharing': [
    'board',
    'board_item',
    'brand',
    'budget',
    'budget_entry',
    'folder',
    'folder_item',
    'member',
    'notice',
    'project',
  ],
  'server/substitution': ['member', 'share_comment', 'share_link', 'sku', 'team_comment'],
  'server/usage': ['change_log', 'product', 'sku'],
  'server/versions': ['board', 'budget', 'member'],
  'server/workspace': [
    'board',
    'board_item',
    'budget',
    'budget_entry',
    'folder',
    'folder_item',
    'member',
    'product',
    'project',
    'sku',
  ],
}

const sources = files.filter((file) => isIn(file, 'server') && !isIn(file, 'server/testing') && !isTest(file))

/** The domain that owns each table, by its name. */
export const OWNERS = new Map(
  sources
    .filter((file) => file.endsWith('/tables.ts'))
    .flatMap((file) => tablesIn(readSource(file)).map((table) => [table, domainOf(file)])),
)

export interface Named {
  domain: string
  table: string
}

/** The tables of others that each domain names. */
export const named: Named[] = sources
  .flatMap((file) => namedIn(readSource(file)).map((table) => ({ domain: domainOf(file), table })))
  .filter(({ domain, table }) => OWNERS.has(table) && OWNERS.get(table) !== domain)

/** What a source names in its statements, in raw SQL or by Kysely. It may be a name of the statement's own. */
export function namedIn(source: string): string[] {
  const code = source.replaceAll(/^\s*\/\/.*$|\/\*[\s\S]*?\*\//gm, '')
  const raw = /\b(?:JOIN|INTO|UPDATE|ONLY|TABLE)\s+([a-z_]+)\b/g
  const built = /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|\w+Join|sql\.table)\(\s*'(\w+)/g
  const lists = [...code.matchAll(/\b(?:FROM|USING)\s+(?=([\w\s,.]+))/g)].flatMap(
    ([, list = '']) => list.split(/\b(?:WHERE|SET|JOIN|UNION|FROM)\b/)[0]?.split(',') ?? [],
  )
  return [
    ...[...code.matchAll(raw), ...code.matchAll(built)].map(([, name = '']) => name),
    ...lists.flatMap((one) => /^\s*([a-z_]+)/.exec(one)?.[1] ?? []),
  ]
}

/** The tables that a `tables.ts` describes. */
function tablesIn(source: string): string[] {
  return [...source.matchAll(/^export interface \w+Tables .*\n([\s\S]*?)^\}/gm)].flatMap(([, body = '']) =>
    [...body.matchAll(/^ {2}(\w+): /gm)].map(([, table = '']) => table),
  )
}

function domainOf(file: string): string {
  return file.split('/').slice(0, 2).join('/')
}
