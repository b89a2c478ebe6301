import type { LanguageWords } from '../language.ts'

/** Kinds of wood. */
export const woods =
  '橡木, 白橡, 红橡, 白橡木, 红橡木, 胡桃木, 胡桃, 黑胡桃, 黑胡桃木, 白蜡, 白蜡木, 梣木, 榉木, 山毛榉, 桦木, 白桦, 枫木, 硬枫, 樱桃木, 栗木, 落叶松, 松木, 云杉, 杉木, 雪松, 榆木, 赤杨, 杨木, 相思木, 沙比利, 桧木, 柏木, 紫檀, 柚木'

/** Kinds of metal. */
export const metals = '黄铜, 紫铜, 红铜, 铜, 青铜, 不锈钢, 耐候钢, 锈钢, 钢, 铝, 锌, 铁, 钛'

export const about: LanguageWords['about'] = {
  wood: woods,
  solidFloor: '人字拼, 拼人字, 鱼骨拼, 拼鱼骨, 鱼骨, 长条拼, 宽板',
  tile: '六角, 六角形, 鱼鳞, 陶土, 红陶',
  stone: '火烧面, 荔枝面',
  metal: `${metals}, 镀钛, 阳极氧化`,
  rubber: '橡胶',
  woodLook: '木纹',
  acoustic: '毛毡',
  cane: '暖气罩, 暖气片罩, 散热器罩',
  lime: '石灰',
  plaster: '批刮, 硅藻泥',
  resilient: '卷材',
  softs: '羊毛, 棉, 棉麻, 真丝, 马海毛, 羊驼, 羊绒, 涤纶, 尼龙, 丙纶, 雪尼尔, 粗花呢',
  curtain: '落地窗',
  upholsteryCloth: '椅背',
  floor: '走廊, 过道, 走道, 玄关, 门厅, 脚感, 光脚, 赤脚',
}
