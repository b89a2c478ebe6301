import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts about a restored backup, for operators. */
const restoredEn = {
  title: 'Restored from a backup',
  hint: 'What was revoked or logged out after the backup is open again.',
  failed: 'What the restore brought back could not be loaded.',
  when: 'The database was restored on {{restored}}, as it was on {{backup}}.',
  undecided:
    'Share links that were revoked since then, sessions that were logged out, feed keys that were revoked and invitations that were taken back are open again. Nobody can tell which: these are all that are open. Passwords, roles and locks are those of that day as well, as you see under Members.',
  nothing: 'None of it is open any more.',
  kinds: {
    session: 'Sessions',
    link: 'Share links',
    invitation: 'Invitations',
    'feed-key': 'Feed keys',
  },
  details: 'Details',
  kindCount: '{{kind}}: {{figure}}',
  counted: {
    session_one: '{{figure}} session',
    session_other: '{{figure}} sessions',
    link_one: '{{figure}} share link',
    link_other: '{{figure}} share links',
    invitation_one: '{{figure}} invitation',
    invitation_other: '{{figure}} invitations',
    'feed-key_one': '{{figure}} feed key',
    'feed-key_other': '{{figure}} feed keys',
  },
  of: {
    board: 'a board of {{name}}',
    budget: 'a budget list of {{name}}',
    folder: 'a folder of {{name}}',
    'feed-key': 'made by {{name}}',
  },
  gone: 'somebody whose account is deleted',
  invited: 'for {{email}}',
  span: 'since {{since}}, until {{until}}',
  endless: 'since {{since}}, without an end',
  end: 'End all …',
  keep: 'Keep them',
  ask: 'End {{list}}? Everybody logs in again, owners make new links and send their invitations again, partners need new keys. You stay logged in here.',
  confirm: 'End them',
  cancel: 'Not yet',
  ended: 'Ended: {{list}}.',
  endedNone: 'Nothing was open any more.',
  kept: 'They are kept.',
  did: { ended: 'Ended by {{who}}, {{when}}: {{list}}.', kept: 'Kept by {{who}}, {{when}}.' },
  none: 'nothing',
}

export type RestoredTexts = TextTree<typeof restoredEn>

const restoredZh: RestoredTexts = {
  title: '已从备份恢复',
  hint: '备份之后撤销或退出的内容重新生效。',
  failed: '无法加载恢复后重新生效的内容。',
  when: '数据库已于 {{restored}} 恢复到 {{backup}} 的状态。',
  undecided:
    '此后撤销的分享链接、退出的登录、停用的数据接口密钥和撤回的邀请都已重新生效。无法得知具体是哪些：下面列出目前有效的全部。密码、角色和锁定也是当日的状态，可在“会员”中查看。',
  nothing: '其中已没有仍然有效的内容。',
  kinds: {
    session: '登录',
    link: '分享链接',
    invitation: '邀请',
    'feed-key': '数据接口密钥',
  },
  details: '详情',
  kindCount: '{{kind}}：{{figure}}',
  counted: {
    session_one: '{{figure}} 处登录',
    session_other: '{{figure}} 处登录',
    link_one: '{{figure}} 个分享链接',
    link_other: '{{figure}} 个分享链接',
    invitation_one: '{{figure}} 个邀请',
    invitation_other: '{{figure}} 个邀请',
    'feed-key_one': '{{figure}} 个数据接口密钥',
    'feed-key_other': '{{figure}} 个数据接口密钥',
  },
  of: {
    board: '{{name}} 的材料板',
    budget: '{{name}} 的预算清单',
    folder: '{{name}} 的收藏夹',
    'feed-key': '由 {{name}} 创建',
  },
  gone: '已注销的账号',
  invited: '邀请 {{email}}',
  span: '{{since}}起，至 {{until}}',
  endless: '{{since}}起，长期有效',
  end: '全部终止…',
  keep: '保留',
  ask: '终止{{list}}？所有人需重新登录，所有者需重新生成链接、重新发送邀请，合作方需要新的密钥。您在此处保持登录。',
  confirm: '全部终止',
  cancel: '暂不',
  ended: '已终止：{{list}}。',
  endedNone: '已没有仍然有效的内容。',
  kept: '已保留。',
  did: { ended: '{{who}} 于 {{when}} 终止：{{list}}。', kept: '{{who}} 于 {{when}} 决定保留。' },
  none: '无',
}

addTexts('restored', restoredEn, restoredZh)
