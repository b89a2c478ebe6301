export const GEOMETRIC_PAPER = [
  {
    "key": "PL-EVT",
    "brand": "Papiers Lune",
    "name": "折扇",
    "enName": "Folding fan",
    "description": "扇骨用刻辊压出，扇面留着原纸的毛，闭着眼也摸得出里外。一层叠一层，像七月里坐满了的戏院。",
    "enDescription": "Ribs are pressed by an engraved roller while the leaves keep the tooth of bare paper, and fingers know one from the other. Row upon row it looks like a full theatre in July.",
    "category": "patternPaper",
    "unit": "roll",
    "price": [620, 680],
    "size": { "length": 10050, "width": 530 },
    "shape": "roll",
    "pack": { "coverage": 5.33, "pieces": 1 },
    "origin": "FR",
    "attributes": {
      "substrate": ["棉浆纸", "Cotton pulp"],
      "printing": ["刻辊印压", "Engraved roller"],
      "repeat": 132.5,
      "patternMatch": ["平拼", "Straight match"],
      "pasting": ["纸背上胶", "Paste the paper"],
      "weight": 0.19,
      "lightFastness": "6",
      "uses": ["home", "hotel", "retail"]
    },
    "layers": [
      ["金属墨扇骨", "Ribs in metallic ink", 0.03, "#B79A5F"],
      ["底色", "Ground", 0.04, "#2F4F57"],
      ["棉浆纸", "Cotton paper", 0.22, "#EFE9DC"]
    ],
    "coverWidth": 320,
    "room": "wall",
    "seed": 30480,
    "recipe": {
      "family": "wallpaper",
      "motif": "fan",
      "ground": "#1F444E",
      "inks": ["#47808C", "#B39A5E"],
      "repeat": 132.5,
      "emboss": 0.3
    },
    "skus": [
      { "code": "TEA", "shade": ["孔雀", "Peacock"], "hex": "#58726F", "stock": 150 },
      {
        "code": "POW",
        "shade": ["扑粉", "Face powder"],
        "hex": "#D7BBAC",
        "stock": 120,
        "recipe": { "ground": "#DDC0B3", "inks": ["#E8D6C8", "#B8846F"] }
      },
      {
        "code": "JET",
        "shade": ["黑漆", "Black lacquer"],
        "hex": "#52493A",
        "stock": 65,
        "recipe": { "ground": "#24221F", "inks": ["#4B463F", "#9B8250"] }
      }
    ]
  },
  {
    "key": "PL-RAY",
    "brand": "Papiers Lune",
    "name": "街边雨篷",
    "enName": "Shop awning",
    "description": "一宽两细，照着巴黎一条街上褪得最慢的那几顶雨篷描下来。层高不够的屋子可以横着贴，墙会显长。",
    "enDescription": "One broad stripe and two narrow ones, traced from those awnings in a Paris street that had faded least. Under a low ceiling hang it sideways and the wall will lengthen.",
    "category": "patternPaper",
    "unit": "roll",
    "price": [420, 460],
    "taxIncluded": true,
    "size": { "length": 10050, "width": 530 },
    "shape": "roll",
    "pack": { "coverage": 5.33, "pieces": 1 },
    "origin": "FR",
    "attributes": {
      "substrate": ["无纺纸", "Non-woven"],
      "printing": ["料槽印", "Trough printed"],
      "repeat": 132.5,
      "patternMatch": ["无需对花", "Free match"],
      "pasting": ["墙面上胶", "Paste the wall"],
      "removal": ["整张干揭", "Dry strippable"],
      "uses": ["home", "retail"],
      "washable": true
    },
    "layers": [
      ["条纹料浆", "Striped colour", 0.08, "#B5543C"],
      ["无纺纸", "Non-woven", 0.2, "#EFEAE0"]
    ],
    "coverWidth": 300,
    "room": "wall",
    "seed": 30500,
    "recipe": {
      "family": "wallpaper",
      "motif": "stripe",
      "ground": "#EFE6D5",
      "inks": ["#B5543C", "#D9A68C"],
      "repeat": 132.5
    },
    "skus": [
      { "code": "BUT", "shade": ["肉铺红", "Butcher"], "hex": "#D8AD98", "stock": 210 },
      {
        "code": "FIS",
        "shade": ["鱼店蓝", "Fishmonger"],
        "hex": "#ABB7BC",
        "stock": 180,
        "recipe": { "ground": "#E9E8E0", "inks": ["#466C86", "#9DB4BE"] }
      },
      {
        "code": "FLO",
        "shade": ["花店绿", "Florist"],
        "hex": "#B0B8A0",
        "stock": 140,
        "recipe": { "ground": "#ECE8D8", "inks": ["#4F6F4E", "#A9B78F"] }
      },
      {
        "code": "BAK",
        "shade": ["面包铺黄", "Baker"],
        "hex": "#DFC597",
        "stock": 0,
        "recipe": { "ground": "#F1E7D0", "inks": ["#C8963F", "#E3C88F"] },
        "leadTimeDays": 30
      }
    ]
  },
  {
    "key": "PL-TRE",
    "brand": "Papiers Lune",
    "name": "花园花格",
    "enName": "Garden lattice",
    "description": "枝条自己绕成格子，一格里开一朵，朵朵朝上，有一张贴倒了，整面墙都别扭。叶脉用铝粉勾过，到了晚上开灯才见。",
    "enDescription": "Stems wind themselves into a lattice with one flower to an eye, all facing up, and a single length hung upside down upsets the whole wall. The veins are drawn in aluminium powder that shows only by lamp.",
    "category": "patternPaper",
    "unit": "roll",
    "price": [540, 590],
    "taxIncluded": true,
    "size": { "length": 10000, "width": 520 },
    "shape": "roll",
    "pack": { "coverage": 5.2, "pieces": 1 },
    "origin": "FR",
    "attributes": {
      "substrate": ["无纺纸", "Non-woven"],
      "printing": ["凹版", "Gravure"],
      "repeat": 260,
      "patternMatch": ["平拼", "Straight match"],
      "pasting": ["墙面上胶", "Paste the wall"],
      "lightFastness": "7",
      "washable": true,
      "uses": ["home", "hotel"],
      "fire": "B-s1,d0"
    },
    "layers": [
      ["铝粉叶脉", "Veins in aluminium", 0.02, "#B9BBBC"],
      ["枝叶与花", "Stems, leaves and flowers", 0.04, "#6E8A72"],
      ["无纺纸", "Non-woven", 0.2, "#F1EEE6"]
    ],
    "coverWidth": 560,
    "room": "wall",
    "seed": 30520,
    "recipe": {
      "family": "wallpaper",
      "motif": "trellis",
      "ground": "#E5E2D3",
      "inks": ["#6E8A72", "#A7B29A"],
      "repeat": 260
    },
    "skus": [
      { "code": "PAV", "shade": ["凉亭", "Pavilion"], "hex": "#BFC5B1", "stock": 160 },
      {
        "code": "ORA",
        "shade": ["橘园", "Orangery"],
        "hex": "#D6A877",
        "stock": 95,
        "recipe": { "ground": "#E9C79A", "inks": ["#A9652F", "#C99260"] }
      },
      {
        "code": "MID",
        "shade": ["夜访", "Trespass"],
        "hex": "#4A5852",
        "stock": 50,
        "recipe": { "ground": "#34413E", "inks": ["#7E8F84", "#222C2B"] }
      }
    ]
  }
]
