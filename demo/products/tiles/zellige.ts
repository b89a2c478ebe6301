export const ZELLIGE = [
  {
    "key": "MD-TET",
    "brand": "Maadra",
    "name": "白釉方砖「得土安」",
    "enName": "Tetouan white square",
    "description": "锡釉在窑里收缩不匀，有的地方露出一点土红，有的地方厚得发蓝。隔着房间看是一面白墙，走近了没有两块同白。",
    "enDescription": "The tin glaze draws back unevenly in the fire, red at one edge and nearly blue where it lies thick. From across the room the wall is white; from an arm’s length no two squares agree.",
    "category": "zellige",
    "unit": "square_meter",
    "price": [520, 610],
    "taxIncluded": true,
    "size": { "length": 100, "width": 100, "thickness": 12 },
    "pack": { "coverage": 0.5, "pieces": 50 },
    "origin": "MA",
    "attributes": {
      "thickness": 12,
      "finish": ["锡釉", "Tin glaze"],
      "laying": ["工字缝", "Half bond"],
      "jointWidth": 1,
      "shadeVariation": "V4",
      "waterAbsorption": 13,
      "uses": ["bath", "kitchen", "hotel"],
      "weight": 21
    },
    "certificates": [{ "scheme": "responsible_source", "year": 2025, "serial": 301 }],
    "layers": [
      ["釉", "Glaze", 0.7, "#E4DFD3"],
      ["手压陶坯", "Hand-pressed terracotta", 11.3, "#C4977A"]
    ],
    "coverWidth": 520,
    "room": "wall",
    "seed": 20000,
    "recipe": {
      "family": "tiles",
      "layout": "rows",
      "shift": 0.5,
      "length": 101,
      "width": 101,
      "joint": 1.2,
      "jointColour": "#C3B9A8",
      "colours": ["#E6E1D6", "#D9D6CD", "#EEE9DF", "#D6CBB8"],
      "variety": 1,
      "handmade": 1,
      "gloss": 0.85,
      "thin": "#C39A7C",
      "round": 4
    },
    "skus": [
      { "code": "NIV", "shade": ["雪", "Snow"], "hex": "#DFD9CE", "stock": 420 },
      {
        "code": "OSS",
        "shade": ["骨", "Bone"],
        "hex": "#D2C4AC",
        "stock": 260,
        "recipe": { "colours": ["#D8CBB4", "#CDBFA6", "#E0D6C2", "#C9B596"] }
      },
      {
        "code": "PRL",
        "shade": ["珠灰", "Pearl"],
        "hex": "#C2C0B7",
        "stock": 180,
        "recipe": { "colours": ["#CCCBC3", "#BCBDB8", "#D6D4CB", "#B4AFA4"] }
      },
      {
        "code": "TRR",
        "shade": ["土晕", "Blushed"],
        "hex": "#D3BBA8",
        "stock": 65,
        "recipe": { "colours": ["#DCCBBB", "#D2B5A0", "#E3D8CA", "#C9A58C"], "thin": "#B27653" },
        "price": [580, 660],
        "leadTimeDays": 40
      }
    ]
  },
  {
    "key": "MD-ATL",
    "brand": "Maadra",
    "name": "六角釉砖「阿特拉斯」",
    "enName": "Atlas cut hexagon",
    "description": "六条边全靠锤子敲出，背面削成斜口，所以拼缝能收到一毫米。釉里的铜料论袋买，只认一条山谷，换个地方，绿就不是这个绿了。",
    "enDescription": "All six edges are struck with a hammer and undercut at the back, which lets the joint close to a millimetre. Copper for the glaze is bought by the sack from one valley; another valley would give another green.",
    "category": "zellige",
    "unit": "square_meter",
    "price": [690, 780],
    "size": { "length": 120, "width": 120, "thickness": 12 },
    "shape": "hexagon",
    "pack": { "coverage": 0.5, "pieces": 40 },
    "origin": "MA",
    "attributes": {
      "thickness": 12,
      "finish": ["亮釉", "Gloss glaze"],
      "jointWidth": 1,
      "shadeVariation": "V4",
      "waterAbsorption": 12,
      "uses": ["bath", "hotel", "retail"],
      "weight": 21
    },
    "layers": [
      ["釉", "Glaze", 0.7, "#55744F"],
      ["手压陶坯", "Hand-pressed terracotta", 11.3, "#C4977A"]
    ],
    "coverWidth": 600,
    "room": "wall",
    "seed": 20016,
    "recipe": {
      "family": "tiles",
      "layout": "hexagon",
      "length": 121,
      "width": 121,
      "joint": 1.4,
      "jointColour": "#B9B09F",
      "colours": ["#4F7049", "#678559", "#3C5A3B", "#7F9668"],
      "variety": 1,
      "handmade": 0.9,
      "gloss": 0.9,
      "thin": "#B5A77C",
      "round": 3.5
    },
    "skus": [
      { "code": "GRN", "shade": ["铜绿", "Copper green"], "hex": "#587550", "stock": 140 },
      {
        "code": "AUB",
        "shade": ["茄紫", "Aubergine"],
        "hex": "#4A3440",
        "stock": 75,
        "recipe": { "colours": ["#47313D", "#5A404C", "#382630", "#654A52"], "thin": "#9C7A66" }
      },
      {
        "code": "MIE",
        "shade": ["蜜", "Honey"],
        "hex": "#B07A34",
        "stock": 90,
        "recipe": { "colours": ["#AE7630", "#C48F46", "#945F25", "#CFA05A"], "thin": "#DDB87F" }
      },
      {
        "code": "LAI",
        "shade": ["乳蓝", "Milk blue"],
        "hex": "#AFC0C2",
        "stock": 0,
        "recipe": { "colours": ["#AEC0C3", "#C3CFCE", "#97AEB4", "#CCD3CD"], "thin": "#C7B496" },
        "leadTimeDays": 50
      }
    ]
  },
  {
    "key": "MD-MED",
    "brand": "Maadra",
    "name": "五厘米小方「麦地那」",
    "enName": "Medina small square",
    "description": "五厘米，是老城喷泉上的尺寸，一个拇指盖住半块。几种釉在装箱前已经打散，铺的人若再去挑拣，反而会拼出条纹。",
    "enDescription": "Five centimetres, the measure of fountains in the old town. The glazes are shuffled at the bench before they are boxed, and a layer who tries to arrange them only makes stripes.",
    "category": "zellige",
    "unit": "square_meter",
    "price": [740, 880],
    "taxIncluded": true,
    "size": { "length": 50, "width": 50, "thickness": 10 },
    "pack": { "coverage": 0.5, "pieces": 200 },
    "origin": "MA",
    "attributes": {
      "thickness": 10,
      "finish": ["亮釉", "Gloss glaze"],
      "laying": ["通缝", "Stack bond"],
      "jointWidth": 1.5,
      "shadeVariation": "V4",
      "waterAbsorption": 12,
      "uses": ["bath", "kitchen", "retail"],
      "weight": 17
    },
    "layers": [
      ["混色釉", "Glazes, mixed", 0.7, "#3E7A78"],
      ["手压陶坯", "Hand-pressed terracotta", 9.3, "#C4977A"]
    ],
    "coverWidth": 330,
    "room": "wall",
    "seed": 20032,
    "recipe": {
      "family": "tiles",
      "layout": "rows",
      "shift": 0,
      "length": 51.5,
      "width": 51.5,
      "joint": 1.8,
      "jointColour": "#D2CABB",
      "colours": ["#2F6F73", "#D9CFB9", "#B5763A", "#35597E", "#7E9A6A"],
      "variety": 0.8,
      "handmade": 0.75,
      "gloss": 0.9,
      "thin": "#C9AC88",
      "round": 2.2
    },
    "skus": [
      { "code": "SOU", "shade": ["市集", "Market mix"], "hex": "#7A8678", "stock": 210 },
      {
        "code": "MER",
        "shade": ["浅海", "Shallow mix"],
        "hex": "#6C9AA0",
        "stock": 160,
        "recipe": { "colours": ["#3F8793", "#8FBDBD", "#2B6480", "#C7D5CC", "#5FA0A0"], "thin": "#B9C9BE" }
      },
      {
        "code": "BRA",
        "shade": ["余烬", "Embers mix"],
        "hex": "#A25F44",
        "stock": 110,
        "recipe": { "colours": ["#A04A30", "#C47A45", "#6B2E2A", "#D3A06A", "#873B30"], "thin": "#D8A884" }
      },
      {
        "code": "SEL",
        "shade": ["盐田", "Salt-pan mix"],
        "hex": "#C9C3B6",
        "stock": 300,
        "recipe": { "colours": ["#DDD8CC", "#C1BFB7", "#E6DFD0", "#B8B2A4", "#CBBBA2"], "thin": "#B99C7F" }
      }
    ]
  },
  {
    "key": "MD-RIA",
    "brand": "Maadra",
    "name": "竖贴釉砖「里亚德」",
    "enName": "Riad upright half",
    "description": "一块十二厘米的方砖从中间敲开，断口留作长边，所以一边利、一边钝。立着贴，水汽顺着釉的起伏往下走，淋浴间整面都可以用。",
    "enDescription": "A square of twelve centimetres is snapped down its middle, so that one long side is crisp and the other worn. Set on end it suits a shower, where water follows the ripple of the glaze to the drain.",
    "category": "zellige",
    "unit": "square_meter",
    "price": [580, 650],
    "size": { "length": 120, "width": 60, "thickness": 12 },
    "pack": { "coverage": 0.504, "pieces": 70 },
    "origin": "MA",
    "attributes": {
      "thickness": 12,
      "finish": ["亮釉", "Gloss glaze"],
      "laying": ["竖贴错缝", "Upright, half bond"],
      "jointWidth": 2,
      "shadeVariation": "V3",
      "waterAbsorption": 12,
      "uses": ["bath", "home"],
      "weight": 21
    },
    "layers": [
      ["釉", "Glaze", 0.7, "#6C4630"],
      ["手压陶坯", "Hand-pressed terracotta", 11.3, "#C4977A"]
    ],
    "coverWidth": 560,
    "room": "wall",
    "seed": 20048,
    "recipe": {
      "family": "tiles",
      "layout": "upright",
      "shift": 0.5,
      "length": 122,
      "width": 62,
      "joint": 2,
      "jointColour": "#A99C8A",
      "colours": ["#6A432C", "#80563A", "#553322", "#8E6848"],
      "variety": 0.8,
      "handmade": 0.7,
      "gloss": 0.9,
      "thin": "#BE9468",
      "round": 3
    },
    "skus": [
      { "code": "TAB", "shade": ["烟草", "Tobacco"], "hex": "#6E4830", "stock": 190 },
      {
        "code": "PIN",
        "shade": ["松", "Pine"],
        "hex": "#3A5244",
        "stock": 230,
        "recipe": { "colours": ["#2C493B", "#3D5D4B", "#21392E", "#4B6B57"], "thin": "#8C9B7B" }
      },
      {
        "code": "CIE",
        "shade": ["天", "Sky"],
        "hex": "#8FB0BE",
        "stock": 150,
        "recipe": {
          "colours": ["#8BADBC", "#A2BFC9", "#7798AA", "#B5CBCF"],
          "thin": "#CDC3AC",
          "jointColour": "#CFCBC1"
        }
      },
      {
        "code": "CRE",
        "shade": ["奶皮", "Clotted cream"],
        "hex": "#DCCFAF",
        "stock": 340,
        "recipe": {
          "colours": ["#DDD0B0", "#E7DCC1", "#CFBF99", "#E0D2AE"],
          "thin": "#C3A273",
          "jointColour": "#C9C1B0"
        }
      },
      {
        "code": "CHA",
        "shade": ["炭", "Charcoal"],
        "hex": "#34353A",
        "stock": 120,
        "recipe": {
          "colours": ["#313237", "#404147", "#26272B", "#4B4A4C"],
          "thin": "#8A7C6A",
          "jointColour": "#77726A"
        }
      }
    ]
  },
  {
    "key": "MD-OUR",
    "brand": "Maadra",
    "name": "鱼鳞釉片「乌里卡」",
    "enName": "Ourika fish-scale",
    "description": "每一片用月牙凿修三刀，凹口要能咬住下一片的尖。一平方米近两百片，熟手做两天，所以按张卖，不按面积赶工。",
    "enDescription": "Three strokes of a crescent chisel shape each scale, and its hollow must take the point of the next. Nearly two hundred go to the square metre: two days of a skilled pair of hands.",
    "category": "zellige",
    "unit": "piece",
    "price": [98, 118],
    "size": { "length": 300, "width": 300, "thickness": 10 },
    "pack": { "coverage": 0.9, "pieces": 10 },
    "origin": "MA",
    "attributes": {
      "thickness": 10,
      "finish": ["亮釉", "Gloss glaze"],
      "laying": ["鱼鳞拼", "Fish-scale"],
      "jointWidth": 1.5,
      "shadeVariation": "V3",
      "waterAbsorption": 12,
      "uses": ["bath", "hotel", "retail"],
      "weight": 17
    },
    "layers": [
      ["釉", "Glaze", 0.7, "#2E6A7A"],
      ["凿切陶片", "Chiselled terracotta", 9.3, "#C4977A"]
    ],
    "coverWidth": 460,
    "room": "wall",
    "seed": 20064,
    "recipe": {
      "family": "mosaic",
      "pieces": "fan",
      "pitch": 100,
      "joint": 1.8,
      "jointColour": "#CDC5B6",
      "colours": ["#2B6576", "#3F8191", "#1F4E62", "#6AA0A8"],
      "variety": 0.9,
      "gloss": 0.9
    },
    "skus": [
      { "code": "RIV", "shade": ["河", "River"], "hex": "#3B7484", "stock": 130 },
      {
        "code": "OLV",
        "shade": ["橄榄", "Olive"],
        "hex": "#737650",
        "stock": 85,
        "recipe": { "colours": ["#6B6E45", "#84875C", "#565A38", "#9A9A70"], "jointColour": "#C8C0AC" }
      },
      {
        "code": "COR",
        "shade": ["珊瑚", "Coral"],
        "hex": "#C98671",
        "stock": 60,
        "recipe": { "colours": ["#C77F69", "#D79B86", "#B26B57", "#E0B29E"], "jointColour": "#DDD3C5" }
      }
    ]
  }
]
