export const LIME = [
  {
    "key": "KM-STU",
    "brand": "Kridtmose",
    "name": "批刮石灰灰泥",
    "enName": "Trowelled lime plaster",
    "description": "不锈钢抹刀批两遍，第三遍压光。墙面会有手臂的弧度，灯一斜就看得见。",
    "enDescription": "Two coats with a steel trowel and a third pressed to a sheen. The wall keeps the swing of an arm, which low lamps find at once.",
    "category": "limePlaster",
    "unit": "kilogram",
    "price": [42, 48],
    "taxIncluded": true,
    "size": { "length": 260, "width": 280 },
    "shape": "tin",
    "pack": { "coverage": 0.7 },
    "origin": "DK",
    "attributes": {
      "finish": ["压光", "Pressed"],
      "coats": [2, 3],
      "uses": ["home", "hotel", "bath"],
      "washable": true,
      "fire": "A1"
    },
    "certificates": [{ "scheme": "low_emission", "year": 2025, "serial": 18 }],
    "layers": [
      ["皂蜡", "Soap and wax", 0.1, "#EFE6D8"],
      ["细灰面层", "Fine coat", 1, "#D9C3B2"],
      ["掺砂底灰", "Base coat with sand", 3, "#C9B7A2"],
      ["界面底漆", "Primer", 0.2, "#E7E0D3"]
    ],
    "coverWidth": 800,
    "room": "wall",
    "seed": 8101,
    "recipe": {
      "family": "plaster",
      "base": "#D9C6B5",
      "deep": "#C6AD97",
      "tool": "trowel",
      "relief": 1.2,
      "cloud": 0.95,
      "gloss": 0.12
    },
    "skus": [
      { "code": "SHL", "shade": ["贝壳", "Shell"], "hex": "#D9C6B5", "stock": 600 },
      { "code": "CLD", "shade": ["云", "Cloud"], "hex": "#DAD7CF", "stock": 540 },
      { "code": "SIE", "shade": ["锡耶纳", "Siena"], "hex": "#B9774F", "stock": 180 },
      { "code": "OLV", "shade": ["橄榄", "Olive"], "hex": "#8B8A68", "stock": 150 },
      { "code": "PET", "shade": ["石油蓝", "Petrol"], "hex": "#3F5A63", "stock": 90 }
    ]
  },
  {
    "key": "KM-LWA",
    "brand": "Kridtmose",
    "name": "石灰水漆",
    "enName": "Limewash",
    "description": "一层薄过一层，用大刷子交叉着上，干后颜色浅两号。十二色都由土里来，彼此搭着用不会吵。",
    "enDescription": "Thin coats crossed with a wide brush, drying two tones paler than they went on. All twelve colours come from the ground and none of them quarrel.",
    "category": "limewash",
    "unit": "litre",
    "price": [118, 118],
    "taxIncluded": true,
    "size": { "length": 190, "width": 180 },
    "shape": "tin",
    "pack": { "coverage": 7 },
    "origin": "DK",
    "attributes": {
      "finish": ["粉哑", "Chalk matt"],
      "coats": [3, 4],
      "uses": ["home", "hotel", "retail"],
      "washable": false,
      "fire": "A1"
    },
    "certificates": [{ "scheme": "low_emission", "year": 2025, "serial": 19 }],
    "layers": [
      ["石灰涂层三遍", "Limewash, three coats", 0.3, "#8C9A86"],
      ["矿物底漆", "Mineral primer", 0.2, "#DDD8CC"],
      ["抹灰层", "Plaster", 10, "#CFC8BA"]
    ],
    "coverWidth": 900,
    "room": "wall",
    "seed": 8202,
    "recipe": {
      "family": "plaster",
      "base": "#8C9A86",
      "deep": "#74836D",
      "tool": "brush",
      "relief": 0.25,
      "cloud": 0.9
    },
    "skus": [
      { "code": "04", "shade": ["鼠尾草", "Sage"], "hex": "#8C9A86", "stock": 260 },
      { "code": "01", "shade": ["粉笔", "Chalk"], "hex": "#E4DFD5", "stock": 300 },
      { "code": "02", "shade": ["燕麦粥", "Porridge"], "hex": "#D2C4AE", "stock": 280 },
      { "code": "03", "shade": ["亚麻籽", "Flax"], "hex": "#C1AB83", "stock": 240 },
      { "code": "05", "shade": ["雨云", "Rain cloud"], "hex": "#98A0A3", "stock": 220 },
      { "code": "06", "shade": ["靛", "Indigo"], "hex": "#4A5E78", "stock": 130 },
      { "code": "07", "shade": ["杏皮", "Apricot"], "hex": "#D3A17E", "stock": 120 },
      { "code": "08", "shade": ["旧粉", "Old rose"], "hex": "#C29A8D", "stock": 160 },
      { "code": "09", "shade": ["砖尘", "Brick dust"], "hex": "#A0583F", "stock": 110 },
      { "code": "10", "shade": ["苔石", "Mossy stone"], "hex": "#6B7358", "stock": 140 },
      { "code": "11", "shade": ["烟囱", "Chimney"], "hex": "#57524D", "stock": 90 },
      { "code": "12", "shade": ["夜河", "Night river"], "hex": "#2E3D42", "stock": 70 }
    ]
  }
]
