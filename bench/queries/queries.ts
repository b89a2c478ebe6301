export const KINDS = [
  'plain',
  'prefix',
  'typo',
  'stem',
  'compound',
  'model',
  'platform',
  'brand+material',
  'colour+material',
  'attribute+material',
  'category+brand',
  'chinese',
  'traditional',
  'pinyin',
  'initials',
  'mixed scripts',
  'pages',
] as const

/**
 * Words that a person types, and the keys of demonstration products of which one must be among the first five; several
 * only where the words fit several equally. `pages` queries are by someone who saw only the pages.
 */
export type Query = { words: string; finds: string[]; kind: (typeof KINDS)[number] }

/** Written before there was a ranking. No query is changed or removed because it fails. */
export const QUERIES: Query[] = [
  { words: 'herringbone oak', finds: ['NH-OAK-H'], kind: 'plain' },
  { words: 'fluted glass', finds: ['SV-FLU', 'SV-BRZ', 'SV-RED'], kind: 'plain' },
  { words: 'stair runner', finds: ['TD-RUN'], kind: 'plain' },
  { words: 'undyed wool carpet', finds: ['TD-HAR'], kind: 'plain' },
  { words: 'recycled bottle terrazzo', finds: ['TR-VID'], kind: 'plain' },
  { words: 'charred laths', finds: ['TK-YAK'], kind: 'plain' },

  { words: 'confet', finds: ['TR-CNF'], kind: 'prefix' },
  { words: 'alpaca bouc', finds: ['LO-BOU'], kind: 'prefix' },
  { words: 'microcem floo', finds: ['KM-MCF'], kind: 'prefix' },
  { words: 'larvik', finds: ['SK-LAR'], kind: 'prefix' },
  { words: 'tyre gym', finds: ['SG-RTY'], kind: 'prefix' },

  { words: 'herrinbone chesnut', finds: ['HV-CHS'], kind: 'typo' },
  { words: 'vein cut travertien', finds: ['CV-TRV'], kind: 'typo' },
  { words: 'sisal grascloth', finds: ['ZL-GRS'], kind: 'typo' },
  { words: 'quatrefiol', finds: ['AC-CUA'], kind: 'typo' },
  { words: 'brushed anodized aluminum', finds: ['TG-ANO', 'TG-BIG'], kind: 'typo' },
  { words: 'eukalyptus veneer', finds: ['HV-EUC', 'NH-VEN'], kind: 'typo' },
  { words: 'limewsh slate dust', finds: ['OA-LWS'], kind: 'typo' },
  { words: 'mohiar velvet', finds: ['LO-MOH'], kind: 'typo' },
  // Another character with the same sound, as an input method offers it.
  { words: '水魔石 彩屑', finds: ['TR-CNF'], kind: 'typo' },

  { words: 'hand moulded brick slips', finds: ['FB-CLY'], kind: 'stem' },
  { words: 'cedar lattices', finds: ['TK-KOU'], kind: 'stem' },
  { words: 'striped carpet planks', finds: ['TD-PLK'], kind: 'stem' },
  { words: 'hexagonal mosaics', finds: ['FB-HEX'], kind: 'stem' },
  { words: 'slatted oak absorbers', finds: ['NH-SLT'], kind: 'stem' },

  { words: 'reed wall covering', finds: ['ZL-REE'], kind: 'compound' },
  { words: 'casein lime wash', finds: ['KM-CAS'], kind: 'compound' },
  { words: 'tera cotta rubber floor', finds: ['SG-RCM'], kind: 'compound' },
  { words: 'chalk board laminate', finds: ['PA-CHK'], kind: 'compound' },
  { words: 'woodwool board', finds: ['RF-WWN', 'RF-WWC'], kind: 'compound' },
  { words: 'ply wood tile', finds: ['LM-TIL'], kind: 'compound' },

  { words: 'nh oak-c', finds: ['NH-OAK-C'], kind: 'model' },
  { words: 'NHOAKPK', finds: ['NH-OAK-P'], kind: 'model' },
  { words: 'nh/wal/p n', finds: ['NH-WAL-P'], kind: 'model' },
  { words: 'qdr p20', finds: ['FB-QDR'], kind: 'model' },
  { words: 'tgral5014', finds: ['TG-RAL'], kind: 'model' },
  { words: 'lo hop', finds: ['LO-HOP'], kind: 'model' },

  { words: 'Q-100081', finds: ['SO-BAH'], kind: 'platform' },
  { words: 'q100126', finds: ['TG-COR'], kind: 'platform' },
  { words: '100168', finds: ['FB-SML'], kind: 'platform' },

  { words: 'sklovar wired', finds: ['SV-WIR', 'SV-WIT'], kind: 'brand+material' },
  { words: 'corvana suede', finds: ['CO-SUE'], kind: 'brand+material' },
  { words: 'nordhem elm', finds: ['NH-ELM'], kind: 'brand+material' },
  { words: 'ochre and ash ceiling paint', finds: ['OA-CEI'], kind: 'brand+material' },

  { words: 'teal velvet', finds: ['LO-VEL'], kind: 'colour+material' },
  { words: 'oxblood glazed brick', finds: ['FB-BRK'], kind: 'colour+material' },
  { words: 'pink onyx', finds: ['SO-ONR'], kind: 'colour+material' },
  { words: 'blue granite', finds: ['SO-BAH', 'SK-LAR'], kind: 'colour+material' },
  { words: 'champagne aluminium', finds: ['TG-ANO'], kind: 'colour+material' },

  { words: 'slate r11', finds: ['SK-RIV', 'SK-GRN'], kind: 'attribute+material' },
  { words: 'leathered granite', finds: ['SO-NEG'], kind: 'attribute+material' },
  { words: 'soaped ash', finds: ['NH-ASH-P'], kind: 'attribute+material' },
  { words: 'vegetable tanned leather', finds: ['CO-SAD', 'CO-FLR'], kind: 'attribute+material' },
  { words: 'crackle glaze tile', finds: ['FB-COL'], kind: 'attribute+material' },

  { words: 'zhuli cane', finds: ['ZL-CAN', 'ZL-CNL', 'ZL-CNF'], kind: 'category+brand' },
  { words: 'skjerva granite', finds: ['SK-LAR'], kind: 'category+brand' },
  { words: 'alcarreda quarry tile', finds: ['AC-BAR'], kind: 'category+brand' },
  { words: 'render kridtmose', finds: ['KM-SND', 'KM-ROU', 'KM-BES'], kind: 'category+brand' },

  { words: '人字拼 橡木', finds: ['NH-OAK-H'], kind: 'chinese' },
  { words: '楼梯地毯', finds: ['TD-RUN'], kind: 'chinese' },
  { words: '黑胡桃地板', finds: ['NH-WAL-P'], kind: 'chinese' },
  { words: '夹丝玻璃', finds: ['SV-WIR', 'SV-WIT'], kind: 'chinese' },
  { words: '铁锈色丝绒', finds: ['LO-VEL'], kind: 'chinese' },
  { words: '儿童房 墙漆', finds: ['OA-KID'], kind: 'chinese' },

  { words: '羊駝圈圈絨', finds: ['LO-BOU'], kind: 'traditional' },
  { words: '外牆礦物漆', finds: ['KM-FAC'], kind: 'traditional' },
  { words: '側壓竹地板', finds: ['ZL-BSD'], kind: 'traditional' },

  { words: 'renziping', finds: ['NH-OAK-H', 'HV-CHS', 'NH-ELM', 'LM-HEA', 'TK-MZU'], kind: 'pinyin' },
  { words: 'changhongboli', finds: ['SV-FLU', 'SV-BRZ', 'SV-RED'], kind: 'pinyin' },
  { words: 'weishuini dimian', finds: ['KM-MCF'], kind: 'pinyin' },
  { words: 'ruan mu ding ban', finds: ['SG-CPN'], kind: 'pinyin' },
  { words: 'tanshao shanmu', finds: ['TK-SUM'], kind: 'pinyin' },

  { words: 'sswgt', finds: ['TK-YAK'], kind: 'initials' },
  { words: 'cxsms', finds: ['TR-CNF'], kind: 'initials' },
  { words: 'zwlmds', finds: ['CV-TRV'], kind: 'initials' },
  { words: 'ymd', finds: ['PL-FLO'], kind: 'initials' },

  { words: 'nordhem 人字拼', finds: ['NH-OAK-H', 'NH-ELM'], kind: 'mixed scripts' },
  { words: '蓝窑 hexagon', finds: ['FB-HEX'], kind: 'mixed scripts' },
  { words: 'fumed oak 鱼骨拼', finds: ['HV-FCH'], kind: 'mixed scripts' },
  { words: '苇片 qiangzhi', finds: ['ZL-REE'], kind: 'mixed scripts' },
]
