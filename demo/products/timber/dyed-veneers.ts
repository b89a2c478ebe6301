export const DYED_VENEERS = [
  {
    "key": "LM-DYE",
    "brand": "Lehtomaa",
    "name": "二十四色透染木皮",
    "enName": "Ash dyed through, in twenty-four colours",
    "description": "白蜡木皮在压力釜里煮染三天，颜料从正面走到背面，开槽、倒角都不露白。木材先漂过一道，所以红是红，蓝也不发绿；色卡按 RAL 编号，批差以封样为准。",
    "enDescription": "Ash leaves are boiled in dye under pressure for three days until the colour meets itself in the middle, and a groove shows no white. The wood is bleached beforehand, which is why blue stays blue. Colours follow the RAL card; the sealed sample settles disputes.",
    "category": "dyedVeneer",
    "unit": "square_meter",
    "price": [268, 310],
    "taxIncluded": true,
    "size": { "length": 2500, "width": 640, "thickness": 0.6 },
    "pack": { "coverage": 16, "pieces": 10 },
    "origin": "FI",
    "attributes": {
      "thickness": 0.6,
      "species": ["白蜡木", "Ash"],
      "cut": ["弦切", "Crown-cut"],
      "finish": ["素面", "Bare"],
      "uses": ["home", "office", "hotel", "retail"],
      "lightFastness": "6",
      "moisture": 10,
      "formaldehyde": "E1"
    },
    "certificates": [
      { "scheme": "low_emission", "year": 2025, "serial": 224 },
      { "scheme": "responsible_source", "year": 2025, "serial": 225 }
    ],
    "layers": [
      ["透染白蜡木皮", "Ash, dyed through", 0.5, "#49678D"],
      ["无纺背纸", "Fleece backing", 0.1, "#E4E1D8"]
    ],
    "coverWidth": 640,
    "room": "wall",
    "isRal": true,
    "seed": 10501,
    "recipe": {
      "family": "boards",
      "timber": "ash",
      "light": "#CFC9BE",
      "dark": "#8F877A",
      "variety": 0.4,
      "layout": "leaves",
      "length": 2500,
      "width": 213,
      "bevel": 0.1,
      "sheen": 0.1
    },
    "skus": [
      { "code": "01", "shade": ["骨白", "Bone"], "hex": "#EAE6CA", "stock": 220 },
      { "code": "02", "shade": ["亚麻", "Flax"], "hex": "#CAC4B0", "stock": 260 },
      { "code": "03", "shade": ["麦秆", "Straw"], "hex": "#C2B078", "stock": 140 },
      { "code": "04", "shade": ["芥末", "Mustard"], "hex": "#AEA04B", "stock": 96 },
      { "code": "05", "shade": ["藏红花", "Saffron"], "hex": "#EFA94A", "stock": 60 },
      { "code": "06", "shade": ["陶", "Terracotta"], "hex": "#C35831", "stock": 130 },
      { "code": "07", "shade": ["砖", "Brick"], "hex": "#B44C43", "stock": 88 },
      { "code": "08", "shade": ["石榴", "Garnet"], "hex": "#642424", "stock": 74 },
      { "code": "09", "shade": ["腮红", "Blush"], "hex": "#C1876B", "stock": 115 },
      { "code": "10", "shade": ["石楠", "Heather"], "hex": "#A18594", "stock": 42 },
      { "code": "11", "shade": ["李", "Plum"], "hex": "#6D3F5B", "stock": 36 },
      { "code": "12", "shade": ["紫灰", "Mauve grey"], "hex": "#6C6874", "stock": 51 },
      { "code": "13", "shade": ["雨云", "Rain cloud"], "hex": "#606E8C", "stock": 90 },
      { "code": "14", "shade": ["牛仔", "Denim"], "hex": "#49678D", "stock": 145 },
      { "code": "15", "shade": ["夜", "Night"], "hex": "#1D334A", "stock": 160 },
      { "code": "16", "shade": ["薄冰", "Thin ice"], "hex": "#7FB5B5", "stock": 48 },
      { "code": "17", "shade": ["湖水", "Lake"], "hex": "#3F888F", "stock": 70 },
      { "code": "18", "shade": ["地衣", "Lichen"], "hex": "#89AC76", "stock": 0, "leadTimeDays": 45 },
      { "code": "19", "shade": ["蕨", "Fern"], "hex": "#587246", "stock": 82 },
      { "code": "20", "shade": ["云杉", "Spruce"], "hex": "#2C5545", "stock": 134 },
      { "code": "21", "shade": ["橄榄", "Olive"], "hex": "#7E7B52", "stock": 77 },
      { "code": "22", "shade": ["卵石", "Pebble"], "hex": "#8B8C7A", "stock": 190 },
      { "code": "23", "shade": ["烟草", "Tobacco"], "hex": "#734222", "stock": 105 },
      { "code": "24", "shade": ["墨", "Ink"], "hex": "#23282B", "stock": 240 }
    ]
  },
  {
    "key": "TK-AIZ",
    "brand": "Tsukimori",
    "name": "蓝染杉木皮",
    "enName": "Indigo-dipped cedar",
    "description": "杉木皮浸进蓝缸，提起来在风里由绿转蓝，再浸，再提。春材吃色，秋材不吃，年轮于是反了过来：从前深的线如今最亮。",
    "enDescription": "The leaf goes into the indigo vat, turns from green to blue in the wind, and goes in again. Spring wood drinks and the hard lines do not, so that a second look finds the rings inverted.",
    "category": "dyedVeneer",
    "unit": "square_meter",
    "price": [520, 580],
    "taxIncluded": true,
    "size": { "length": 1820, "width": 300, "thickness": 6 },
    "pack": { "coverage": 2.18, "pieces": 4 },
    "origin": "JP",
    "attributes": {
      "thickness": 6,
      "species": ["日本柳杉", "Japanese cedar"],
      "cut": ["弦切", "Crown-cut"],
      "finish": ["蓝染，豆汁封色", "Indigo, set with soy milk"],
      "uses": ["home", "hotel", "retail"],
      "lightFastness": "4",
      "weight": 2.6
    },
    "layers": [
      ["蓝染杉木皮", "Indigo-dyed cedar", 0.8, "#3E5A7A"],
      ["杉木胶合板", "Cedar plywood", 5.2, "#D2AE84"]
    ],
    "coverWidth": 780,
    "room": "wall",
    "seed": 10512,
    "recipe": {
      "family": "boards",
      "timber": "cedar",
      "light": "#3C5674",
      "dark": "#8FA6B8",
      "ring": 6,
      "quarter": 0.15,
      "layout": "leaves",
      "length": 1820,
      "width": 300,
      "bevel": 0.2,
      "sheen": 0.05
    },
    "skus": [
      { "code": "1", "shade": ["浸一次，瓶覗", "One dip"], "hex": "#A9BDC2", "stock": 40 },
      { "code": "3", "shade": ["浸三次，缥", "Three dips"], "hex": "#6A89A3", "stock": 55 },
      { "code": "7", "shade": ["浸七次，蓝", "Seven dips"], "hex": "#3D587A", "stock": 62 },
      {
        "code": "15",
        "shade": ["浸十五次，绀", "Fifteen dips"],
        "hex": "#232F47",
        "stock": 30,
        "price": [640, 720],
        "leadTimeDays": 40
      }
    ]
  },
  {
    "key": "HV-IRN",
    "brand": "Haldervik",
    "name": "铁染橡木板",
    "enName": "Iron-stained oak panel",
    "description": "旧钉子泡在醋里一冬，滤出的水刷上橡木，单宁几分钟就黑了。染的是木头自己的反应，没有颜料，所以孔里的黑比面上还深。",
    "enDescription": "Old nails stand in vinegar for a winter, and the liquor brushed on oak turns its tannin black within minutes. No pigment is involved, so the pores go darker than the face between them.",
    "category": "dyedVeneer",
    "unit": "square_meter",
    "price": [396, 450],
    "taxIncluded": true,
    "size": { "length": 2600, "width": 400, "thickness": 14 },
    "pack": { "coverage": 3.12, "pieces": 3 },
    "origin": "NO",
    "attributes": {
      "thickness": 14,
      "species": ["橡木", "Oak"],
      "cut": ["径切", "Quarter-sliced"],
      "finish": ["铁染，哑光油", "Iron stain, matt oil"],
      "uses": ["home", "office", "hotel"],
      "fire": "D-s2,d0",
      "formaldehyde": "E1",
      "weight": 6.8
    },
    "certificates": [{ "scheme": "low_emission", "year": 2023, "serial": 227 }],
    "layers": [
      ["铁染橡木皮", "Iron-stained oak veneer", 0.9, "#38383A"],
      ["杨木胶合板", "Poplar plywood", 12.2, "#E0CDAA"],
      ["橡木背皮", "Oak backing", 0.9, "#B79468"]
    ],
    "coverWidth": 900,
    "room": "wall",
    "seed": 10523,
    "recipe": {
      "family": "boards",
      "timber": "oak-panel",
      "light": "#6A696A",
      "dark": "#242426",
      "variety": 0.3,
      "pores": 1,
      "rays": 0.9,
      "quarter": 1,
      "layout": "leaves",
      "length": 2600,
      "width": 200,
      "bevel": 0.3,
      "sheen": 0.14
    },
    "skus": [
      { "code": "B", "shade": ["蓝黑", "Blue black"], "hex": "#36393E", "stock": 110 },
      { "code": "G", "shade": ["铅灰", "Lead grey"], "hex": "#6E7071", "stock": 84 },
      { "code": "V", "shade": ["紫褐", "Violet brown"], "hex": "#4C4245", "stock": 45, "leadTimeDays": 28 }
    ]
  }
]
