export const END_GRAIN = [
  {
    "key": "HV-PIN",
    "brand": "Haldervik",
    "name": "松木端面木砖",
    "enName": "Pine end-grain block",
    "description": "八厘米见方的松木立着铺，年轮朝天，机床车间用这种地面已有百年。掉下的凿子不崩刃，站一整天脚跟也不发烫。",
    "enDescription": "Pine stood upright in 80 mm squares, rings to the ceiling, as engine works have floored their halls for a century. A chisel that falls keeps its edge, and so does the temper of whoever stands there all day.",
    "category": "endGrain",
    "unit": "square_meter",
    "price": [298, 336],
    "taxIncluded": true,
    "size": { "length": 80, "width": 80, "thickness": 22 },
    "pack": { "coverage": 1, "pieces": 156 },
    "origin": "NO",
    "attributes": {
      "thickness": 22,
      "species": ["欧洲赤松", "Scots pine"],
      "finish": ["硬蜡油", "Hardwax oil"],
      "laying": ["错缝", "Staggered"],
      "uses": ["retail", "office", "school"],
      "useClass": "23/34",
      "weight": 11.6,
      "slip": "R10"
    },
    "certificates": [{ "scheme": "slip_resistance", "year": 2024, "serial": 205 }],
    "layers": [["松木端面", "Pine, end grain", 22, "#C99A5C"]],
    "coverWidth": 360,
    "room": "floor",
    "seed": 10101,
    "recipe": {
      "family": "endGrain",
      "timber": "pine",
      "dark": "#94592B",
      "ring": 3.4,
      "contrast": 1,
      "length": 80,
      "width": 80
    },
    "skus": [
      { "code": "N", "shade": ["原色", "Natural"], "hex": "#C89B60", "stock": 410 },
      { "code": "T", "shade": ["松焦油", "Pine tar"], "hex": "#6A4529", "stock": 130, "leadTimeDays": 21 },
      { "code": "G", "shade": ["灰蜡", "Grey wax"], "hex": "#968570", "stock": 95 }
    ]
  },
  {
    "key": "HV-CUB",
    "brand": "Haldervik",
    "name": "橡木立方块网片",
    "enName": "Oak cubes on net",
    "description": "六厘米的橡木块，六十四块粘在一张网上，像铺马赛克那样一片片往前赶。缝里扫进细砂和热蜡，走一个冬天就踏实了。",
    "enDescription": "Oak in 60 mm blocks, sixty-four to a net, advanced across the floor a sheet at a time as mosaic is. Fine sand and hot wax go into the joints, and one winter of shoes packs them.",
    "category": "endGrain",
    "unit": "square_meter",
    "price": [540, 600],
    "taxIncluded": true,
    "size": { "length": 480, "width": 480, "thickness": 40 },
    "pack": { "coverage": 0.92, "pieces": 4 },
    "origin": "NO",
    "attributes": {
      "thickness": 40,
      "species": ["橡木", "Oak"],
      "finish": ["热蜡", "Hot wax"],
      "jointWidth": 2,
      "uses": ["retail", "hotel", "outdoor"],
      "hardness": 52,
      "durability": "2",
      "weight": 27
    },
    "layers": [
      ["橡木端面", "Oak, end grain", 39.5, "#A67F50"],
      ["玻纤网", "Glass-fibre net", 0.5, "#D8D4CB"]
    ],
    "coverWidth": 260,
    "room": "floor",
    "seed": 10112,
    "recipe": {
      "family": "endGrain",
      "timber": "oak",
      "variety": 1,
      "length": 60,
      "width": 60
    },
    "skus": [
      { "code": "N", "shade": ["原色", "Natural"], "hex": "#AD8857", "stock": 88 },
      { "code": "O", "shade": ["深油", "Dark oil"], "hex": "#85623D", "stock": 52 },
      {
        "code": "F",
        "shade": ["氨熏", "Fumed"],
        "hex": "#5C432F",
        "stock": 40,
        "price": [620, 690],
        "leadTimeDays": 35
      }
    ]
  },
  {
    "key": "HV-FEG",
    "brand": "Haldervik",
    "name": "熏橡木端面砧板料",
    "enName": "Fumed end-grain top",
    "description": "一百乘五十的小块端面朝上，用三道销子横穿拼成台面。刀口落在木纤维之间，提起来印子自己合拢；水溅上去记得竖着擦干。",
    "enDescription": "Blocks of 100 by 50 mm, fumed, stood on end and drawn together by three rows of dowels into a worktop. A knife parts the fibres and they close behind it; standing water they do not forgive.",
    "category": "timberTop",
    "currency": "EUR",
    "unit": "piece",
    "price": [310, 345],
    "taxIncluded": false,
    "size": { "length": 1200, "width": 600, "thickness": 45 },
    "pack": { "coverage": 0.72, "pieces": 1 },
    "origin": "NO",
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 45,
      "species": ["橡木", "Oak"],
      "finish": ["食品级油", "Food-safe oil"],
      "uses": ["kitchen", "retail", "home"],
      "hardness": 55,
      "moisture": 9,
      "weight": 32
    },
    "certificates": [{ "scheme": "low_emission", "year": 2024, "serial": 206 }],
    "layers": [["氨熏橡木端面", "Fumed oak, end grain", 45, "#6A4C34"]],
    "coverWidth": 360,
    "room": "counter",
    "seed": 10123,
    "recipe": {
      "family": "endGrain",
      "timber": "oak",
      "light": "#8E6D4E",
      "dark": "#45301F",
      "ring": 2.6,
      "variety": 1.2,
      "length": 100,
      "width": 50
    },
    "skus": [
      { "code": "M", "shade": ["中熏", "Medium fume"], "hex": "#74543A", "stock": 14, "leadTimeDays": 35 },
      { "code": "D", "shade": ["深熏", "Deep fume"], "hex": "#473327", "stock": 6, "leadTimeDays": 35 },
      {
        "code": "U",
        "shade": ["未熏", "Not fumed"],
        "hex": "#B48C5B",
        "stock": 9,
        "price": [270, 295],
        "leadTimeDays": 28
      }
    ]
  },
  {
    "key": "HV-JET",
    "brand": "Haldervik",
    "name": "旧栈桥落叶松木砖",
    "enName": "Larch block from a jetty",
    "description": "一座拆下来的鱼港栈桥，桩木锯成十二厘米的方块。盐水把它泡成深茶色，钉孔留着，锈痕也留着；这一批已经售完，下一座栈桥还没有拆。",
    "enDescription": "The piles of a dismantled fishing jetty, cut into 120 mm squares, with their nail holes and their rust. Salt water has steeped them as dark as tea. This lot is gone, and the next jetty still stands.",
    "category": "endGrain",
    "unit": "square_meter",
    "price": [880, 960],
    "size": { "length": 120, "width": 120, "thickness": 60 },
    "pack": { "coverage": 0.52, "pieces": 36 },
    "origin": "NO",
    "attributes": {
      "thickness": 60,
      "species": ["落叶松", "Larch"],
      "finish": ["刷净不涂", "Brushed, bare"],
      "laying": ["错缝", "Staggered"],
      "uses": ["hotel", "outdoor"],
      "durability": "3",
      "weight": 38
    },
    "certificates": [{ "scheme": "recycled_content", "year": 2022, "serial": 208 }],
    "layers": [["旧落叶松端面", "Old larch, end grain", 60, "#6B5038"]],
    "coverWidth": 400,
    "room": "floor",
    "seed": 10134,
    "recipe": {
      "family": "endGrain",
      "timber": "larch",
      "light": "#8D6B4C",
      "dark": "#46301F",
      "ring": 3,
      "contrast": 1.2,
      "variety": 1.6,
      "length": 120,
      "width": 120
    },
    "skus": [{ "code": "O", "shade": ["旧茶色", "Old tea"], "hex": "#6A4F38", "stock": 0, "leadTimeDays": 180 }]
  },
  {
    "key": "TK-KOG",
    "brand": "Tsukimori",
    "name": "杉梁端切块",
    "enName": "Cedar beam ends",
    "description": "搭屋架时每根梁都要截去一头，那一掌长的杉木切成片，年轮朝外贴上墙。红心白边全凭那棵树，所以这一款不标颜色。",
    "enDescription": "Each roof beam loses a hand’s length when it is trimmed, and those ends are sliced and set on a wall with their rings to the room. How much is red and how much white was for the tree to say; we state no colour.",
    "category": "endGrain",
    "unit": "box",
    "price": [260, 290],
    "taxIncluded": true,
    "size": { "length": 90, "width": 90, "thickness": 15 },
    "pack": { "coverage": 0.81, "pieces": 100 },
    "origin": "JP",
    "attributes": {
      "species": ["日本柳杉", "Japanese cedar"],
      "finish": ["素面", "Bare"],
      "density": 380,
      "moisture": 11,
      "uses": ["home", "hotel"],
      "fixing": ["满胶", "Full glue"],
      "fire": "D-s2,d0",
      "underfloorHeating": false
    },
    "layers": [["杉木端面", "Cedar, end grain", 15, "#B98358"]],
    "coverWidth": 420,
    "room": "wall",
    "seed": 10145,
    "recipe": {
      "family": "endGrain",
      "timber": "cedar",
      "length": 90,
      "width": 90
    },
    "skus": [
      { "code": "15", "called": ["15 毫米厚", "15 mm thick"], "stock": 64 },
      {
        "code": "25",
        "called": ["25 毫米厚", "25 mm thick"],
        "stock": 30,
        "size": { "length": 90, "width": 90, "thickness": 25 },
        "price": [340, 375]
      },
      {
        "code": "40",
        "called": ["40 毫米厚", "40 mm thick"],
        "stock": 11,
        "size": { "length": 90, "width": 90, "thickness": 40 },
        "price": [460, 500],
        "pack": { "coverage": 0.49, "pieces": 60 },
        "leadTimeDays": 30
      }
    ]
  }
]
