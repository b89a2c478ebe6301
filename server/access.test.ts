import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '../contract/endpoint.ts'
import { createFolder } from '../contract/favourites.ts'
import { createFeedKey, getFeed } from '../contract/feed.ts'
import { signOut } from '../contract/members.ts'
import { requireAccess } from './platform/http/guard.ts'
import { memberIn } from './testing/members.ts'
import { requestOf } from './testing/requests.ts'
import { linkOf } from './testing/sharing.ts'
import { createTestApp } from './testing/test-app.ts'
import type { TestApp } from './testing/test-app.ts'

/**
 * Every endpoint and who may call it: `yes`, or the error code. A link belongs to a visitor and opens only calls for link holders.
 * The column for demo mode is for an operator; others are refused there as elsewhere.
 */
const TABLE = `
                                                      visitor  member  editor  operator  link  demo mode
  GET     /app-api/product/spu/page                   yes      yes     yes     yes       yes   yes
  GET     /app-api/product/spu/facets                 yes      yes     yes     yes       yes   yes
  GET     /app-api/product/spu/suggest                yes      yes     yes     yes       yes   yes
  POST    /app-api/product/spu/brief                  yes      yes     yes     yes       yes   yes
  GET     /app-api/product/spu/get-detail             yes      yes     yes     yes       yes   yes
  GET     /app-api/product/sku/fits                   yes      yes     yes     yes       yes   yes
  GET     /app-api/product/catalogue/status           yes      yes     yes     yes       yes   yes
  POST    /app-api/product/usage/record               yes      yes     yes     yes       yes   yes
  POST    /app-api/product/spu/search-image-page      401      yes     yes     yes       401   yes
  GET     /app-api/product/spu/similar                yes      yes     yes     yes       yes   yes
  GET     /app-api/product/spu/search-image-state     yes      yes     yes     yes       yes   yes
  GET     /app-api/product/feed                       401      401     401     401       401   401
  GET     /app-api/product/brand/page                 yes      yes     yes     yes       yes   yes
  GET     /app-api/product/brand/get                  yes      yes     yes     yes       yes   yes
  GET     /app-api/product/brand/usage-simple-list    yes      yes     yes     yes       yes   yes
  GET     /app-api/product/category/list              yes      yes     yes     yes       yes   yes
  GET     /app-api/product/category/get-attr-list     yes      yes     yes     yes       yes   yes
  GET     /app-api/product/authority/simple-list      yes      yes     yes     yes       yes   yes
  GET     /app-api/product/color/simple-list          yes      yes     yes     yes       yes   yes
  GET     /app-api/product/rate/simple-list           yes      yes     yes     yes       yes   yes
  GET     /app-api/system/dict-data/get-types         yes      yes     yes     yes       yes   yes
  GET     /app-api/system/area/tree                   yes      yes     yes     yes       yes   yes
  POST    /app-api/member/auth/email-login            yes      yes     yes     yes       yes   yes
  POST    /app-api/member/auth/email-code-login       yes      yes     yes     yes       yes   yes
  POST    /app-api/member/auth/register               yes      yes     yes     yes       yes   901
  POST    /app-api/member/auth/send-email-code        yes      yes     yes     yes       yes   yes
  POST    /app-api/member/auth/reset-password         yes      yes     yes     yes       yes   901
  POST    /app-api/member/auth/take-back-email        yes      yes     yes     yes       yes   901
  GET     /app-api/member/auth/social-auth-redirect   yes      yes     yes     yes       yes   yes
  POST    /app-api/member/auth/social-login           yes      yes     yes     yes       yes   yes
  POST    /app-api/member/auth/refresh-token          yes      yes     yes     yes       yes   yes
  POST    /app-api/member/auth/logout                 yes      yes     yes     yes       yes   yes
  GET     /app-api/member/auth/options                yes      yes     yes     yes       yes   yes
  GET     /app-api/member/user/get                    401      yes     yes     yes       401   yes
  PUT     /app-api/member/user/update                 401      yes     yes     yes       401   901
  PUT     /app-api/member/user/update-password        401      yes     yes     yes       401   901
  PUT     /app-api/member/user/update-email           401      yes     yes     yes       401   901
  GET     /app-api/member/user/sessions               401      yes     yes     yes       401   yes
  DELETE  /app-api/member/user/session                401      yes     yes     yes       401   901
  DELETE  /app-api/member/user/sessions               401      yes     yes     yes       401   901
  GET     /app-api/member/user/data                   401      yes     yes     yes       401   yes
  POST    /app-api/member/user/request-deletion       401      yes     yes     yes       401   901
  POST    /app-api/member/user/cancel-deletion        401      yes     yes     yes       401   901
  GET     /app-api/member/company/get                 401      yes     yes     yes       401   yes
  POST    /app-api/member/company/upload              401      yes     yes     yes       401   901
  DELETE  /app-api/member/company/document            401      yes     yes     yes       401   901
  GET     /app-api/member/company/document            401      yes     yes     yes       401   yes
  PUT     /app-api/member/company/send                401      yes     yes     yes       401   901
  POST    /app-api/member/company/withdraw            401      yes     yes     yes       401   901
  GET     /app-api/member/notice/page                 401      yes     yes     yes       401   yes
  GET     /app-api/member/notice/unread               401      yes     yes     yes       401   yes
  POST    /app-api/member/notice/read                 401      yes     yes     yes       401   901
  GET     /app-api/member/notice/settings             401      yes     yes     yes       401   yes
  PUT     /app-api/member/notice/settings             401      yes     yes     yes       401   901
  GET     /app-api/infra/file/place                   401      yes     yes     yes       401   yes
  POST    /app-api/infra/file/upload                  401      yes     yes     yes       401   901
  GET     /app-api/member/paper/get                   401      yes     yes     yes       401   yes
  PUT     /app-api/member/paper/update                401      yes     yes     yes       401   901
  POST    /app-api/member/paper/logo                  401      yes     yes     yes       401   901
  DELETE  /app-api/member/paper/logo                  401      yes     yes     yes       401   901
  GET     /app-api/product/favorites/page             401      yes     yes     yes       401   yes
  POST    /app-api/product/favorites/create           401      yes     yes     yes       401   901
  POST    /app-api/product/favorites/duplicate        401      yes     yes     yes       401   901
  PUT     /app-api/product/favorites/update           401      yes     yes     yes       401   901
  PUT     /app-api/product/favorites/sort             401      yes     yes     yes       401   901
  DELETE  /app-api/product/favorites/delete           401      yes     yes     yes       401   901
  POST    /app-api/product/favorites/restore          401      yes     yes     yes       401   901
  GET     /app-api/product/favorites/deleted          401      yes     yes     yes       401   yes
  GET     /app-api/product/favorite/exits             401      yes     yes     yes       401   yes
  POST    /app-api/product/favorite/create            401      yes     yes     yes       401   901
  DELETE  /app-api/product/favorite/delete            401      yes     yes     yes       401   901
  POST    /app-api/product/favorite/restore           401      yes     yes     yes       401   901
  GET     /app-api/product/favorite/page              401      yes     yes     yes       401   yes
  GET     /app-api/product/favorite/facets            401      yes     yes     yes       401   yes
  PUT     /app-api/product/favorite/update            401      yes     yes     yes       401   901
  POST    /app-api/product/favorite/move              401      yes     yes     yes       401   901
  POST    /app-api/product/favorite/copy              401      yes     yes     yes       401   901
  PUT     /app-api/product/favorite/sort              401      yes     yes     yes       401   901
  GET     /app-api/product/favorite/export            401      yes     yes     yes       401   yes
  GET     /app-api/project/board/page                 yes      yes     yes     yes       yes   yes
  GET     /app-api/project/board/get                  yes      yes     yes     yes       yes   yes
  GET     /app-api/project/board/changes              401      yes     yes     yes       401   yes
  GET     /app-api/project/board/samples              yes      yes     yes     yes       yes   yes
  GET     /app-api/project/board/picture-reflectance  401      yes     yes     yes       401   yes
  POST    /app-api/project/board/create               401      yes     yes     yes       401   901
  POST    /app-api/project/board/duplicate            401      yes     yes     yes       401   901
  POST    /app-api/project/board/import               401      yes     yes     yes       401   901
  POST    /app-api/project/board/export               401      yes     yes     yes       401   yes
  PUT     /app-api/project/board/update               401      yes     yes     yes       401   901
  DELETE  /app-api/project/board/delete               401      yes     yes     yes       401   901
  POST    /app-api/project/board/restore              401      yes     yes     yes       401   901
  GET     /app-api/project/board/deleted              401      yes     yes     yes       401   yes
  POST    /app-api/project/board/report               401      yes     yes     yes       401   901
  POST    /app-api/project/board/take-down            401      403     403     yes       401   901
  POST    /app-api/project/board/dismiss-reports      401      403     403     yes       401   901
  GET     /app-api/project/board/reported             401      403     403     yes       401   yes
  GET     /app-api/project/project/page               401      yes     yes     yes       401   yes
  GET     /app-api/project/project/get                401      yes     yes     yes       401   yes
  GET     /app-api/project/project/news               401      yes     yes     yes       401   yes
  POST    /app-api/project/project/create             401      yes     yes     yes       401   901
  PUT     /app-api/project/project/update             401      yes     yes     yes       401   901
  POST    /app-api/project/project/place              401      yes     yes     yes       401   901
  POST    /app-api/project/project/archive            401      yes     yes     yes       401   901
  DELETE  /app-api/project/project/delete             401      yes     yes     yes       401   901
  POST    /app-api/project/project/restore            401      yes     yes     yes       401   901
  GET     /app-api/project/project/deleted            401      yes     yes     yes       401   yes
  GET     /app-api/project/file/list                  401      yes     yes     yes       401   yes
  POST    /app-api/project/file/upload                401      yes     yes     yes       401   901
  PUT     /app-api/project/file/rename                401      yes     yes     yes       401   901
  GET     /app-api/project/file/download              401      yes     yes     yes       401   yes
  DELETE  /app-api/project/file/delete                401      yes     yes     yes       401   901
  POST    /app-api/project/file/restore               401      yes     yes     yes       401   901
  GET     /app-api/project/file/deleted               401      yes     yes     yes       401   yes
  GET     /app-api/project/budget/page                401      yes     yes     yes       401   yes
  GET     /app-api/project/budget/get                 401      yes     yes     yes       401   yes
  GET     /app-api/project/budget/changes             401      yes     yes     yes       401   yes
  GET     /app-api/project/budget/offers              401      yes     yes     yes       401   yes
  POST    /app-api/project/budget/create              401      yes     yes     yes       401   901
  POST    /app-api/project/budget/duplicate           401      yes     yes     yes       401   901
  PUT     /app-api/project/budget/update              401      yes     yes     yes       401   901
  POST    /app-api/project/budget/status              401      yes     yes     yes       401   901
  DELETE  /app-api/project/budget/delete              401      yes     yes     yes       401   901
  POST    /app-api/project/budget/restore             401      yes     yes     yes       401   901
  GET     /app-api/project/budget/deleted             401      yes     yes     yes       401   yes
  POST    /app-api/project/budget/export              401      yes     yes     yes       401   yes
  GET     /app-api/project/find                       401      yes     yes     yes       401   yes
  GET     /app-api/project/sku/where-used             401      yes     yes     yes       401   yes
  POST    /app-api/project/sku/substitute             401      yes     yes     yes       401   901
  POST    /app-api/project/sku/substitute-undo        401      yes     yes     yes       401   901
  GET     /app-api/project/sku/substitution/page      401      yes     yes     yes       401   yes
  GET     /app-api/project/sku/substitution/get       401      yes     yes     yes       401   yes
  GET     /app-api/project/version/page               401      yes     yes     yes       401   yes
  GET     /app-api/project/version/get                401      yes     yes     yes       401   yes
  GET     /app-api/project/version/compare            401      yes     yes     yes       401   yes
  POST    /app-api/project/version/create             401      yes     yes     yes       401   901
  PUT     /app-api/project/version/rename             401      yes     yes     yes       401   901
  DELETE  /app-api/project/version/delete             401      yes     yes     yes       401   901
  POST    /app-api/project/version/restore            401      yes     yes     yes       401   901
  GET     /app-api/project/share/get                  404      404     404     404       yes   404
  GET     /app-api/project/share/discussion           404      404     404     404       yes   404
  GET     /app-api/project/share/difference           404      404     404     404       yes   404
  GET     /app-api/project/share/live                 404      404     404     404       yes   404
  POST    /app-api/project/share/comment              404      404     404     404       yes   404
  POST    /app-api/project/share/approve              404      404     404     404       yes   404
  POST    /app-api/project/share/export               404      404     404     404       yes   404
  POST    /app-api/project/share/approval-file        401      yes     yes     yes       401   yes
  POST    /app-api/project/share/activity-file        401      yes     yes     yes       401   yes
  GET     /app-api/project/share/own-live             401      yes     yes     yes       401   yes
  GET     /app-api/project/live/follow                401      yes     yes     yes       401   yes
  POST    /app-api/project/live/here                  401      yes     yes     yes       401   901
  GET     /app-api/project/sending/shown              404      404     404     404       404   404
  GET     /app-api/project/sending/shown-part         404      404     404     404       yes   404
  GET     /app-api/project/sending/shown-difference   404      404     404     404       yes   404
  POST    /app-api/project/sending/reckon             404      404     404     404       yes   404
  POST    /app-api/project/sending/decide             404      404     404     404       yes   404
  POST    /app-api/project/sending/preview            401      yes     yes     yes       401   yes
  POST    /app-api/project/sending/preview-part       401      yes     yes     yes       401   yes
  POST    /app-api/project/sending/send               401      yes     yes     yes       401   901
  GET     /app-api/project/sending/page               401      yes     yes     yes       401   yes
  GET     /app-api/project/sending/part               401      yes     yes     yes       401   yes
  GET     /app-api/project/sending/difference         401      yes     yes     yes       401   yes
  POST    /app-api/project/sending/withdraw           401      yes     yes     yes       401   901
  POST    /app-api/project/sending/read               401      yes     yes     yes       401   901
  GET     /app-api/project/sending/follow-preview     401      yes     yes     yes       401   yes
  POST    /app-api/project/sending/follow             401      yes     yes     yes       401   901
  POST    /app-api/project/sending/file               401      yes     yes     yes       401   yes
  POST    /app-api/project/sending/decision-file      401      yes     yes     yes       401   yes
  POST    /app-api/project/sending/shown-file         404      404     404     404       yes   404
  POST    /app-api/project/sending/shown-decision-file 404     404     404     404       yes   404
  POST    /app-api/project/share/create               401      yes     yes     yes       401   901
  POST    /app-api/project/share/update               401      yes     yes     yes       401   901
  POST    /app-api/project/share/rotate               401      yes     yes     yes       401   901
  GET     /app-api/project/share/address              401      yes     yes     yes       401   yes
  POST    /app-api/project/share/revoke               401      yes     yes     yes       401   901
  GET     /app-api/project/share/list                 401      yes     yes     yes       401   yes
  GET     /app-api/project/share/preview              401      yes     yes     yes       401   yes
  GET     /app-api/project/share/comments             401      yes     yes     yes       401   yes
  POST    /app-api/project/share/reply                401      yes     yes     yes       401   901
  POST    /app-api/project/share/resolve              401      yes     yes     yes       401   901
  POST    /app-api/project/share/delete-comment       401      yes     yes     yes       401   901
  POST    /app-api/project/share/read                 401      yes     yes     yes       401   901
  GET     /app-api/project/share/approvals            401      yes     yes     yes       401   yes
  GET     /app-api/project/share/approval             401      yes     yes     yes       401   yes
  GET     /app-api/project/share/approved-lists       401      yes     yes     yes       401   yes
  GET     /app-api/project/share/activity             401      yes     yes     yes       401   yes
  GET     /app-api/project/comment/page               401      yes     yes     yes       401   yes
  GET     /app-api/project/comment/state              401      yes     yes     yes       401   yes
  POST    /app-api/project/comment/read               401      yes     yes     yes       401   901
  POST    /app-api/project/comment/create             401      yes     yes     yes       401   901
  PUT     /app-api/project/comment/update             401      yes     yes     yes       401   901
  DELETE  /app-api/project/comment/delete             401      yes     yes     yes       401   901
  POST    /app-api/project/comment/resolve            401      yes     yes     yes       401   901
  GET     /app-api/project/todo/page                  401      yes     yes     yes       401   yes
  GET     /app-api/project/todo/count                 401      yes     yes     yes       401   yes
  GET     /app-api/project/share/state                401      yes     yes     yes       401   yes
  GET     /app-api/project/people/get                 401      yes     yes     yes       401   yes
  POST    /app-api/project/people/invite              401      yes     yes     yes       401   901
  POST    /app-api/project/people/take-back           401      yes     yes     yes       401   901
  POST    /app-api/project/people/send-again          401      yes     yes     yes       401   901
  GET     /app-api/project/people/received            401      yes     yes     yes       401   yes
  GET     /app-api/project/people/invitation          401      yes     yes     yes       401   yes
  POST    /app-api/project/people/accept              401      yes     yes     yes       401   901
  POST    /app-api/project/people/decline             401      yes     yes     yes       401   901
  PUT     /app-api/project/people/right               401      yes     yes     yes       401   901
  POST    /app-api/project/people/remove              401      yes     yes     yes       401   901
  POST    /app-api/project/people/leave               401      yes     yes     yes       401   901
  POST    /app-api/project/people/hand-over           401      yes     yes     yes       401   901
  GET     /app-api/project/people/owned               401      yes     yes     yes       401   yes
  GET     /admin-api/import/page                      401      403     yes     yes       401   yes
  GET     /admin-api/import/rejections                401      403     yes     yes       401   yes
  GET     /admin-api/import/uploads                   401      403     yes     yes       401   yes
  GET     /admin-api/import/under-way                 401      403     yes     yes       401   yes
  GET     /admin-api/import/get                       401      403     yes     yes       401   yes
  GET     /admin-api/import/differences               401      403     yes     yes       401   yes
  GET     /admin-api/import/publishing                401      403     yes     yes       401   yes
  GET     /admin-api/import/kept                      401      403     yes     yes       401   yes
  GET     /admin-api/import/rejected                  401      403     yes     yes       401   yes
  GET     /admin-api/import/rejected-rows             401      403     yes     yes       401   yes
  GET     /admin-api/import/template                  401      403     yes     yes       401   yes
  POST    /admin-api/import/upload                    401      403     yes     yes       401   901
  PUT     /admin-api/import/map                       401      403     yes     yes       401   901
  POST    /admin-api/import/dry-run                   401      403     yes     yes       401   901
  POST    /admin-api/import/run                       401      403     yes     yes       401   901
  POST    /admin-api/import/pause                     401      403     yes     yes       401   901
  POST    /admin-api/import/resume                    401      403     yes     yes       401   901
  POST    /admin-api/import/publish                   401      403     yes     yes       401   901
  POST    /admin-api/import/undo                      401      403     yes     yes       401   901
  DELETE  /admin-api/import/delete                    401      403     yes     yes       401   901
  GET     /admin-api/audit/page                       401      403     yes     yes       401   yes
  GET     /admin-api/audit/choices                    401      403     yes     yes       401   yes
  GET     /admin-api/audit/export                     401      403     yes     yes       401   yes
  GET     /admin-api/analysis/summary         401      403     yes     yes       401   yes
  GET     /admin-api/analysis/series          401      403     yes     yes       401   yes
  GET     /admin-api/analysis/views           401      403     yes     yes       401   yes
  GET     /admin-api/analysis/searches        401      403     yes     yes       401   yes
  GET     /admin-api/analysis/export          401      403     yes     yes       401   yes
  GET     /admin-api/member/page                      401      403     403     yes       401   yes
  GET     /admin-api/member/get                       401      403     403     yes       401   yes
  GET     /admin-api/member/document                  401      403     403     yes       401   yes
  PUT     /admin-api/member/lock                      401      403     403     yes       401   901
  PUT     /admin-api/member/unlock                    401      403     403     yes       401   901
  PUT     /admin-api/member/set-roles                 401      403     403     yes       401   901
  POST    /admin-api/member/end-sessions              401      403     403     yes       401   901
  POST    /admin-api/member/resend-mail               401      403     403     yes       401   901
  PUT     /admin-api/member/verify                    401      403     403     yes       401   901
  GET     /admin-api/demonstration/status             401      403     403     yes       401   yes
  GET     /admin-api/demonstration/preview            401      403     403     yes       401   yes
  POST    /admin-api/demonstration/remove             401      403     403     yes       401   901
  GET     /admin-api/export/catalogue                 401      403     yes     yes       401   yes
  GET     /admin-api/feed-key/page                    401      403     403     yes       401   yes
  POST    /admin-api/feed-key/create                  401      403     403     yes       401   901
  POST    /admin-api/feed-key/rename                  401      403     403     yes       401   901
  POST    /admin-api/feed-key/revoke                  401      403     403     yes       401   901
  GET     /admin-api/backup/restored                  401      403     403     yes       401   yes
  GET     /admin-api/backup/revived                   401      403     403     yes       401   yes
  POST    /admin-api/backup/end-revived               401      403     403     yes       401   901
  POST    /admin-api/backup/keep-revived              401      403     403     yes       401   901
  GET     /admin-api/job/overview                     401      403     403     yes       401   yes
  GET     /admin-api/job/failed                       401      403     403     yes       401   yes
  POST    /admin-api/job/send-again                   401      403     403     yes       401   901
  POST    /admin-api/job/discard                      401      403     403     yes       401   901
  GET     /admin-api/brand/page                       401      403     yes     yes       401   yes
  GET     /admin-api/brand/get                        401      403     yes     yes       401   yes
  POST    /admin-api/brand/create                     401      403     yes     yes       401   901
  PUT     /admin-api/brand/update                     401      403     yes     yes       401   901
  DELETE  /admin-api/brand/delete                     401      403     yes     yes       401   901
  POST    /admin-api/brand/restore                    401      403     yes     yes       401   901
  GET     /admin-api/brand/deleted                    401      403     yes     yes       401   yes
  GET     /admin-api/category/page                    401      403     yes     yes       401   yes
  GET     /admin-api/category/get                     401      403     yes     yes       401   yes
  POST    /admin-api/category/create                  401      403     yes     yes       401   901
  PUT     /admin-api/category/update                  401      403     yes     yes       401   901
  DELETE  /admin-api/category/delete                  401      403     yes     yes       401   901
  POST    /admin-api/category/restore                 401      403     yes     yes       401   901
  GET     /admin-api/category/deleted                 401      403     yes     yes       401   yes
  GET     /admin-api/attr/page                        401      403     yes     yes       401   yes
  GET     /admin-api/attr/get                         401      403     yes     yes       401   yes
  POST    /admin-api/attr/create                      401      403     yes     yes       401   901
  PUT     /admin-api/attr/update                      401      403     yes     yes       401   901
  DELETE  /admin-api/attr/delete                      401      403     yes     yes       401   901
  POST    /admin-api/attr/restore                     401      403     yes     yes       401   901
  GET     /admin-api/attr/deleted                     401      403     yes     yes       401   yes
  GET     /admin-api/attr-option/page                 401      403     yes     yes       401   yes
  GET     /admin-api/attr-option/get                  401      403     yes     yes       401   yes
  POST    /admin-api/attr-option/create               401      403     yes     yes       401   901
  PUT     /admin-api/attr-option/update               401      403     yes     yes       401   901
  DELETE  /admin-api/attr-option/delete               401      403     yes     yes       401   901
  POST    /admin-api/attr-option/restore              401      403     yes     yes       401   901
  GET     /admin-api/attr-option/deleted              401      403     yes     yes       401   yes
  GET     /admin-api/color/page                       401      403     yes     yes       401   yes
  GET     /admin-api/color/get                        401      403     yes     yes       401   yes
  POST    /admin-api/color/create                     401      403     yes     yes       401   901
  PUT     /admin-api/color/update                     401      403     yes     yes       401   901
  DELETE  /admin-api/color/delete                     401      403     yes     yes       401   901
  POST    /admin-api/color/restore                    401      403     yes     yes       401   901
  GET     /admin-api/color/deleted                    401      403     yes     yes       401   yes
  GET     /admin-api/color-system/page                401      403     yes     yes       401   yes
  GET     /admin-api/color-system/get                 401      403     yes     yes       401   yes
  POST    /admin-api/color-system/create              401      403     yes     yes       401   901
  PUT     /admin-api/color-system/update              401      403     yes     yes       401   901
  DELETE  /admin-api/color-system/delete              401      403     yes     yes       401   901
  POST    /admin-api/color-system/restore             401      403     yes     yes       401   901
  GET     /admin-api/color-system/deleted             401      403     yes     yes       401   yes
  GET     /admin-api/dict/page                        401      403     yes     yes       401   yes
  GET     /admin-api/dict/get                         401      403     yes     yes       401   yes
  POST    /admin-api/dict/create                      401      403     yes     yes       401   901
  PUT     /admin-api/dict/update                      401      403     yes     yes       401   901
  DELETE  /admin-api/dict/delete                      401      403     yes     yes       401   901
  POST    /admin-api/dict/restore                     401      403     yes     yes       401   901
  GET     /admin-api/dict/deleted                     401      403     yes     yes       401   yes
  GET     /admin-api/dict-type/page                   401      403     yes     yes       401   yes
  GET     /admin-api/dict-type/get                    401      403     yes     yes       401   yes
  POST    /admin-api/dict-type/create                 401      403     yes     yes       401   901
  PUT     /admin-api/dict-type/update                 401      403     yes     yes       401   901
  DELETE  /admin-api/dict-type/delete                 401      403     yes     yes       401   901
  POST    /admin-api/dict-type/restore                401      403     yes     yes       401   901
  GET     /admin-api/dict-type/deleted                401      403     yes     yes       401   yes
  GET     /admin-api/workplace/get                    401      403     yes     yes       401   yes
  GET     /admin-api/completeness/brands              401      403     yes     yes       401   yes
  GET     /admin-api/completeness/work-list           401      403     yes     yes       401   yes
  GET     /admin-api/completeness/missing-facts       401      403     yes     yes       401   yes
  GET     /admin-api/place-rules/list                 401      403     yes     yes       401   yes
  PUT     /admin-api/place-rules/update               401      403     yes     yes       401   901
  GET     /admin-api/words/suggest                    401      403     yes     yes       401   yes
  GET     /admin-api/words/preview                    401      403     yes     yes       401   yes
  GET     /admin-api/words/page                       401      403     yes     yes       401   yes
  GET     /admin-api/words/get                        401      403     yes     yes       401   yes
  POST    /admin-api/words/create                     401      403     yes     yes       401   901
  PUT     /admin-api/words/update                     401      403     yes     yes       401   901
  DELETE  /admin-api/words/delete                     401      403     yes     yes       401   901
  POST    /admin-api/words/restore                    401      403     yes     yes       401   901
  GET     /admin-api/words/deleted                    401      403     yes     yes       401   yes
  GET     /admin-api/auth/page                        401      403     yes     yes       401   yes
  GET     /admin-api/auth/get                         401      403     yes     yes       401   yes
  POST    /admin-api/auth/create                      401      403     yes     yes       401   901
  PUT     /admin-api/auth/update                      401      403     yes     yes       401   901
  DELETE  /admin-api/auth/delete                      401      403     yes     yes       401   901
  POST    /admin-api/auth/restore                     401      403     yes     yes       401   901
  GET     /admin-api/auth/deleted                     401      403     yes     yes       401   yes
  GET     /admin-api/area/page                        401      403     yes     yes       401   yes
  GET     /admin-api/area/get                         401      403     yes     yes       401   yes
  POST    /admin-api/area/create                      401      403     yes     yes       401   901
  PUT     /admin-api/area/update                      401      403     yes     yes       401   901
  DELETE  /admin-api/area/delete                      401      403     yes     yes       401   901
  POST    /admin-api/area/restore                     401      403     yes     yes       401   901
  GET     /admin-api/area/deleted                     401      403     yes     yes       401   yes
  GET     /admin-api/rate/page                        401      403     yes     yes       401   yes
  GET     /admin-api/rate/get                         401      403     yes     yes       401   yes
  POST    /admin-api/rate/create                      401      403     yes     yes       401   901
  PUT     /admin-api/rate/update                      401      403     yes     yes       401   901
  DELETE  /admin-api/rate/delete                      401      403     yes     yes       401   901
  POST    /admin-api/rate/restore                     401      403     yes     yes       401   901
  GET     /admin-api/rate/deleted                     401      403     yes     yes       401   yes
  GET     /admin-api/category/tree                    401      403     yes     yes       401   yes
  POST    /admin-api/category/move                    401      403     yes     yes       401   901
  POST    /admin-api/category/merge                   401      403     yes     yes       401   901
  POST    /admin-api/brand/merge                      401      403     yes     yes       401   901
  POST    /admin-api/attr/merge                       401      403     yes     yes       401   901
  GET     /admin-api/attr/fact-proposals              401      403     yes     yes       401   yes
  POST    /admin-api/attr/join-fact                   401      403     yes     yes       401   901
  POST    /admin-api/attr-option/merge                401      403     yes     yes       401   901
  POST    /admin-api/brand/upload-picture             401      403     yes     yes       401   901
  GET     /admin-api/product/page                     401      403     yes     yes       401   yes
  GET     /admin-api/sku/page                         401      403     yes     yes       401   yes
  GET     /admin-api/product/get                      401      403     yes     yes       401   yes
  GET     /admin-api/sku/get                          401      403     yes     yes       401   yes
  POST    /admin-api/product/create                   401      403     yes     yes       401   901
  PUT     /admin-api/product/update                   401      403     yes     yes       401   901
  POST    /admin-api/product/preview                  401      403     yes     yes       401   yes
  DELETE  /admin-api/product/delete                   401      403     yes     yes       401   901
  POST    /admin-api/product/restore                  401      403     yes     yes       401   901
  GET     /admin-api/product/deleted                  401      403     yes     yes       401   yes
  POST    /admin-api/sku/create                       401      403     yes     yes       401   901
  PUT     /admin-api/sku/update                       401      403     yes     yes       401   901
  DELETE  /admin-api/sku/delete                       401      403     yes     yes       401   901
  POST    /admin-api/sku/restore                      401      403     yes     yes       401   901
  GET     /admin-api/sku/deleted                      401      403     yes     yes       401   yes
  POST    /admin-api/product/upload-picture           401      403     yes     yes       401   901
  POST    /admin-api/product/crop-picture             401      403     yes     yes       401   901
  POST    /admin-api/product/upload-document          401      403     yes     yes       401   901
  POST    /admin-api/product/bulk-update              401      403     yes     yes       401   901
  GET     /admin-api/product/bulk-get                 401      403     yes     yes       401   yes
  POST    /admin-api/product/bulk-undo                401      403     yes     yes       401   901
  POST    /admin-api/product/publish                  401      403     yes     yes       401   901
  POST    /admin-api/product/withdraw                 401      403     yes     yes       401   901
  GET     /admin-api/image-search/status              401      403     yes     yes       401   yes
`
const [HEADER = '', ...LINES] = TABLE.trim().split('\n')
const WHO = HEADER.trim().split(/\s{2,}/)
const lines = LINES.map((line) => line.trim().split(/\s+/))
/** Codes that mean a call was refused or failed; an allowed call without input gets others. */
const REFUSALS = new Set([401, 403, 404, 405, 500, 901])

const callOf = ({ method, path }: Endpoint) => `${method} ${path}`

let quarry: TestApp
let demo: TestApp
/** The headers of a link holder. */
let linked: Record<string, string>
/** The headers of a partner with a key of the feed. */
let keyed: Record<string, string>

beforeAll(async () => {
  quarry = await createTestApp()
  const ada = await memberIn(quarry)
  const refId = (await quarry.call(createFolder, { name: 'Stones' }, ada.headers)).data
  linked = (await linkOf(quarry, ada, { kind: 'folder', refId, role: 'approve' })).headers
  const operator = await memberIn(quarry, { isOperator: true })
  const { key } = (await quarry.call(createFeedKey, { name: 'A shop' }, operator.headers)).data
  keyed = { authorization: `Bearer ${key}` }
  demo = await createTestApp({ members: { isDemoMode: true } })
})
afterAll(async () => {
  await quarry.close()
  await demo.close()
})

/** The outcome of a call without input: `yes`, or the code of its refusal. */
async function tryCall(app: TestApp, call: string, headers: Record<string, string> = {}): Promise<string> {
  const endpoint = app.app.endpoints.find((endpoint) => callOf(endpoint) === call)
  if (!endpoint) return 'not served'
  const { code } = endpoint.answersStream
    ? await tryStream(app, endpoint, headers)
    : await app.call(endpoint, {}, headers)
  return REFUSALS.has(code) ? String(code) : 'yes'
}

/** A stream never ends, so it is closed once it has begun. */
async function tryStream(
  { app }: TestApp,
  endpoint: Endpoint,
  headers: Record<string, string>,
): Promise<{ code: number }> {
  const answer = await app.inject({ ...requestOf(endpoint, {}, headers), payloadAsStream: true })
  const stream = answer.stream()
  if (answer.headers['content-type']?.startsWith('application/json')) return (await json(stream)) as { code: number }
  stream.destroy()
  return { code: 200 }
}

describe('the access table', () => {
  it('lists every endpoint that is served, and no other', () => {
    const served = quarry.app.endpoints.map(callOf)
    expect(lines.map(([method, path]) => `${method} ${path}`).sort()).toEqual(served.sort())
    expect(WHO).toEqual(['visitor', 'member', 'editor', 'operator', 'link', 'demo mode'])
  })

  it.each(lines)('is right for %s %s', async (method, path, visitor, member, editor, operator, link, demoMode) => {
    const call = `${method} ${path}`
    const [aMember, anOperator] = [await memberIn(quarry), await memberIn(quarry, { isOperator: true })]
    const anEditor = await memberIn(quarry, { isEditor: true })
    const somebody = await memberIn(demo, { isOperator: true })
    expect({
      visitor: await tryCall(quarry, call),
      member: await tryCall(quarry, call, aMember.headers),
      editor: await tryCall(quarry, call, anEditor.headers),
      operator: await tryCall(quarry, call, anOperator.headers),
      link: await tryCall(quarry, call, linked),
      'demo mode': await tryCall(demo, call, somebody.headers),
    }).toEqual({ visitor, member, editor, operator, link, 'demo mode': demoMode })
  })

  it('keeps an editor from what needs a permission that only operators have, though its call were open to all staff', async () => {
    const { tokens } = await memberIn(quarry, { isEditor: true })
    const shown = { accessToken: tokens.accessToken, isFromThisMachine: true }
    const permitted = quarry.app.endpoints.filter(({ permission }) => permission)
    const answers = await Promise.allSettled(
      permitted.map((endpoint) => requireAccess({ ...endpoint, access: 'staff' }, shown, quarry.app.guard)),
    )
    const editors = new Map(lines.map(([method, path, , , editor]) => [`${method} ${path}`, editor]))
    const told = permitted.map((endpoint) => editors.get(callOf(endpoint)))
    expect(answers).toMatchObject(
      told.map((may) => (may === 'yes' ? { status: 'fulfilled' } : { status: 'rejected', reason: { code: 403 } })),
    )
    expect(new Set(told)).toEqual(new Set(['yes', '403']))
  })

  it.each(lines)('lets a partner’s key open the feed and nothing else (%s %s)', async (method, path, visitor) => {
    const opens = path === getFeed.path ? 'yes' : visitor
    expect(await tryCall(quarry, `${method} ${path}`, keyed)).toBe(opens)
  })

  it.each(lines)('treats an ended session like a visitor (%s %s)', async (method, path, visitor) => {
    const { headers } = await memberIn(quarry, { isOperator: true })
    await quarry.call(signOut, {}, headers)
    expect(await tryCall(quarry, `${method} ${path}`, headers)).toBe(visitor)
  })
})
