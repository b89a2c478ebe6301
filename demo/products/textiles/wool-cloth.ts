export const WOOL_CLOTH = [
  {
    "key": "LO-HOP",
    "brand": "Lanificio Ora",
    "name": "二十四色羊毛板司呢",
    "enName": "Wool hopsack in twenty-four shades",
    "description": "同一种组织，二十四缸颜色，色卡从没断过一号。散纤维先染再纺，补单时深浅差不出半级。弹力来自毛本身，蒙弧面椅背不必打褶。",
    "enDescription": "One cloth in twenty-four dye baths, and no number on the card has been dropped since the first. The fleece is dyed before it is spun, which keeps a repeat order within half a step of the last. Wool stretches of its own accord, so a curved chair back takes the cloth without a pleat.",
    "category": "wool",
    "unit": "meter",
    "price": [318, 336],
    "size": { "length": 30000, "width": 1400 },
    "shape": "roll",
    "origin": "IT",
    "attributes": {
      "composition": ["羊毛 92 %，锦纶 8 %", "92 % wool, 8 % polyamide"],
      "construction": ["方平组织", "Basket weave"],
      "weight": 0.45,
      "rubs": 80000,
      "lightFastness": "6",
      "fire": "M2",
      "care": ["干洗", "Dry clean"],
      "uses": ["home", "office", "hotel"]
    },
    "certificates": [
      { "scheme": "fire_reaction", "year": 2025, "serial": 501 },
      { "scheme": "low_emission", "year": 2023, "serial": 515 }
    ],
    "layers": [["羊毛板司呢", "Wool hopsack", 1.5, "#7C7A76"]],
    "coverWidth": 120,
    "room": "seat",
    "seed": 40101,
    "recipe": {
      "family": "weave",
      "warp": "#8A8884",
      "weft": "#777570",
      "pitch": 1.6,
      "structure": "basket",
      "slub": 0.3,
      "full": 1
    },
    "skus": [
      { "code": "01", "shade": ["石膏", "Gesso"], "hex": "#DDD8CC", "stock": 420 },
      { "code": "02", "shade": ["燕麦", "Oat"], "hex": "#C4B59B", "stock": 510 },
      { "code": "03", "shade": ["鸽灰", "Dove"], "hex": "#A8A6A2", "stock": 380 },
      { "code": "04", "shade": ["火山灰", "Volcanic ash"], "hex": "#77767A", "stock": 460 },
      { "code": "05", "shade": ["铅笔", "Pencil"], "hex": "#4D4E52", "stock": 540 },
      { "code": "06", "shade": ["乌木", "Ebony"], "hex": "#2E2C2C", "stock": 600 },
      { "code": "07", "shade": ["可可", "Cocoa"], "hex": "#5E463A", "stock": 190 },
      { "code": "08", "shade": ["榛壳", "Hazel"], "hex": "#8C6E52", "stock": 230 },
      { "code": "09", "shade": ["骆驼", "Camel"], "hex": "#B48F5F", "stock": 310 },
      { "code": "10", "shade": ["藏红", "Saffron"], "hex": "#CE9A3E", "stock": 120 },
      { "code": "11", "shade": ["南瓜", "Pumpkin"], "hex": "#BE6E35", "stock": 90 },
      { "code": "12", "shade": ["陶土", "Terracotta"], "hex": "#A4563D", "stock": 150 },
      { "code": "13", "shade": ["朱砂", "Cinnabar"], "hex": "#A6332D", "stock": 85 },
      { "code": "14", "shade": ["石榴", "Pomegranate"], "hex": "#6E2A33", "stock": 140 },
      { "code": "15", "shade": ["玫瑰灰", "Ashes of rose"], "hex": "#B38D89", "stock": 110 },
      { "code": "16", "shade": ["葡萄", "Grape"], "hex": "#574060", "stock": 60 },
      { "code": "17", "shade": ["丁香", "Lilac"], "hex": "#9B8EA8", "stock": 45 },
      { "code": "18", "shade": ["午夜", "Midnight"], "hex": "#26324B", "stock": 270 },
      { "code": "19", "shade": ["牛仔", "Denim"], "hex": "#4B6788", "stock": 330 },
      { "code": "20", "shade": ["冰川", "Glacier"], "hex": "#9FB4BF", "stock": 180 },
      { "code": "21", "shade": ["孔雀", "Peacock"], "hex": "#1F5F66", "stock": 130 },
      { "code": "22", "shade": ["松针", "Pine needle"], "hex": "#2F4A3A", "stock": 210 },
      { "code": "23", "shade": ["鼠尾草", "Sage"], "hex": "#8A957C", "stock": 260 },
      { "code": "24", "shade": ["地衣", "Lichen"], "hex": "#9C9A55", "stock": 0, "leadTimeDays": 50 }
    ]
  },
  {
    "key": "LO-MEL",
    "brand": "Lanificio Ora",
    "name": "缩绒厚呢",
    "enName": "Fulled melton",
    "description": "织成之后在木槌下捶一夜，幅宽缩掉三分之一，经纬就看不见了。裁开不散边，沙发包边可以直接露毛口。",
    "enDescription": "A night under wooden hammers takes a third off the width and hides warp and weft altogether. A cut edge does not fray, so a cushion can be finished raw.",
    "category": "wool",
    "unit": "meter",
    "price": [436, 468],
    "size": { "length": 22000, "width": 1450 },
    "shape": "roll",
    "origin": "IT",
    "attributes": {
      "composition": ["羊毛 100 %", "100 % wool"],
      "construction": ["斜纹缩绒", "Fulled twill"],
      "weight": 0.68,
      "rubs": 50000,
      "shrinkage": 1,
      "lightFastness": "5-6",
      "care": ["干洗，蒸汽整绒", "Dry clean, steam the nap"],
      "uses": ["home", "office", "retail"]
    },
    "layers": [
      ["绒面", "Raised nap", 0.4, "#5D6B60"],
      ["羊毛底布", "Wool ground", 2, "#536155"]
    ],
    "coverWidth": 110,
    "room": "seat",
    "seed": 40117,
    "recipe": {
      "family": "felt",
      "texture": "felt",
      "base": "#56635A",
      "fibres": ["#78877B", "#39453D", "#8F9A8C"]
    },
    "skus": [
      { "code": "LOD", "shade": ["猎装绿", "Hunting green"], "hex": "#4F5B4E", "stock": 170 },
      {
        "code": "CHR",
        "shade": ["栗壳", "Chestnut"],
        "hex": "#6A4433",
        "stock": 120,
        "recipe": { "base": "#6A4433", "fibres": ["#8A6450", "#432A1F", "#A27F6A"] }
      },
      {
        "code": "NVY",
        "shade": ["码头蓝", "Quay blue"],
        "hex": "#333E54",
        "stock": 205,
        "recipe": { "base": "#333E54", "fibres": ["#56627A", "#1F2737", "#6C7890"] }
      },
      {
        "code": "SIL",
        "shade": ["雾银", "Mist"],
        "hex": "#A5A7A6",
        "stock": 140,
        "recipe": { "base": "#A5A7A6", "fibres": ["#BDBFBE", "#83868A", "#CDCDCA"] }
      }
    ]
  },
  {
    "key": "LO-TWD",
    "brand": "Lanificio Ora",
    "name": "再生毛粗花呢",
    "enName": "Recovered-wool tweed",
    "description": "旧毛衣按颜色拣好，扯松重纺，一根纱里能找出七八种蓝。不再上染，色差写进合同。",
    "enDescription": "Old jumpers are sorted by colour, torn back to fibre and spun again, and a single yarn holds seven or eight blues. No dye is added, and the drift from lot to lot is stated in the contract.",
    "category": "wool",
    "unit": "meter",
    "price": [268, 296],
    "taxIncluded": false,
    "size": { "length": 20000, "width": 1500 },
    "shape": "roll",
    "origin": "IT",
    "attributes": {
      "composition": ["再生羊毛 85 %，锦纶 15 %", "85 % recovered wool, 15 % polyamide"],
      "construction": ["二上二下斜纹", "Two-and-two twill"],
      "weight": 0.57,
      "rubs": 45000,
      "recycledShare": 85,
      "lightFastness": "5",
      "uses": ["home", "school", "office"]
    },
    "certificates": [{ "scheme": "recycled_content", "year": 2024, "serial": 504 }],
    "layers": [["再生毛斜纹布", "Recovered-wool twill", 2.1, "#5C6D80"]],
    "coverWidth": 170,
    "room": "seat",
    "seed": 40129,
    "recipe": {
      "family": "weave",
      "warp": "#3E4E64",
      "weft": "#8B97A4",
      "pitch": 2.8,
      "structure": "twill",
      "slub": 0.8,
      "full": 1
    },
    "skus": [
      { "code": "BLU", "shade": ["旧衣蓝", "Jumper blue"], "hex": "#667280", "stock": 150 },
      {
        "code": "BRN",
        "shade": ["旧衣棕", "Jumper brown"],
        "hex": "#7E6A54",
        "stock": 95,
        "recipe": { "warp": "#54402F", "weft": "#A58E74" }
      },
      {
        "code": "RED",
        "shade": ["旧衣红", "Jumper red"],
        "hex": "#8C5850",
        "stock": 40,
        "recipe": { "warp": "#642A29", "weft": "#B37A6D" },
        "leadTimeDays": 35
      }
    ]
  }
]
