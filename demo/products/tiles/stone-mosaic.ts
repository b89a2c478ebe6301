export const STONE_MOSAIC = [
  {
    "key": "CV-OPU",
    "brand": "Casa Ventura",
    "name": "大理石小方粒「罗马步」",
    "enName": "Opus tumbled cube",
    "description": "下脚料锯成十五毫米见方，加水在滚筒里转一夜，棱角就让了步。缝里填石灰，不填水泥，这是铺旧礼拜堂时学来的。",
    "enDescription": "Offcuts sawn to fifteen millimetres and rolled in water overnight, until their edges give in. Joints are filled with lime, not cement, a habit learned while mending the floors of chapels.",
    "category": "stoneMosaic",
    "unit": "square_meter",
    "price": [460, 540],
    "taxIncluded": true,
    "size": { "length": 305, "width": 305, "thickness": 10 },
    "pack": { "coverage": 0.93, "pieces": 10 },
    "origin": "IT",
    "attributes": {
      "stoneType": ["大理石", "Marble"],
      "thickness": 10,
      "pieceSize": 15,
      "finish": ["滚磨", "Tumbled"],
      "jointWidth": 2,
      "needsSealing": true,
      "slip": "R10",
      "uses": ["bath", "home", "hotel"],
      "weight": 25
    },
    "certificates": [{ "scheme": "slip_resistance", "year": 2022, "serial": 331 }],
    "layers": [
      ["大理石粒", "Marble cubes", 10, "#D9CDBB"],
      ["棉背网", "Cotton net", 0.4, "#E8E3D7"]
    ],
    "coverWidth": 240,
    "room": "floor",
    "seed": 20272,
    "recipe": {
      "family": "mosaic",
      "pieces": "square",
      "pitch": 17,
      "joint": 2.2,
      "jointColour": "#C8BEAC",
      "colours": ["#DCD1C0", "#E6DED1", "#CDBDA5", "#D3C3B0", "#E9E4DA"],
      "variety": 0.7,
      "gloss": 0.12
    },
    "skus": [
      { "code": "ALB", "shade": ["晨", "Alba"], "hex": "#D7CCBB", "stock": 280 },
      {
        "code": "TER",
        "shade": ["土", "Terra"],
        "hex": "#B0886F",
        "stock": 130,
        "recipe": { "colours": ["#AD7F62", "#C39C80", "#8E5F48", "#B98F6F", "#D2B59B"], "jointColour": "#B9A58F" }
      },
      {
        "code": "MIS",
        "shade": ["混拣", "Sweepings"],
        "hex": "#AEA698",
        "stock": 210,
        "recipe": { "colours": ["#E3DCCF", "#77756F", "#B48D72", "#565E58", "#CBBFA8"], "jointColour": "#B5AC9D" }
      },
      {
        "code": "NER",
        "shade": ["夜", "Notte"],
        "hex": "#4A4A49",
        "stock": 95,
        "recipe": { "colours": ["#403F3F", "#50504F", "#323233", "#5E5C58", "#747069"], "jointColour": "#6F6B64" }
      }
    ]
  },
  {
    "key": "SO-STK",
    "brand": "Serra Ondina",
    "name": "石英岩劈条墙砖",
    "enName": "Split quartzite stick",
    "description": "顺着层面一劈，两面都是新的，云母在侧光里一闪一闪。只做墙：断口锋利，会割脚。",
    "enDescription": "One blow along the bed opens two fresh faces, and mica flashes in light from the side. For walls alone, since the fracture would cut a bare foot.",
    "category": "stoneMosaic",
    "unit": "square_meter",
    "price": [238, 276],
    "taxIncluded": true,
    "size": { "length": 600, "width": 175, "thickness": 20 },
    "pack": { "coverage": 0.63, "pieces": 6 },
    "origin": "BR",
    "attributes": {
      "stoneType": ["石英岩", "Quartzite"],
      "thickness": 20,
      "finish": ["劈裂面", "Split face"],
      "jointWidth": 0,
      "frostProof": true,
      "waterAbsorption": 0.6,
      "uses": ["outdoor", "facade", "retail"],
      "weight": 44
    },
    "layers": [
      ["劈裂石条", "Split sticks", 18, "#B6A58D"],
      ["胶背网", "Glued net", 2, "#CFCBC2"]
    ],
    "coverWidth": 520,
    "room": "wall",
    "seed": 20288,
    "recipe": {
      "family": "mosaic",
      "pieces": "stick",
      "pitch": 25,
      "joint": 0.8,
      "jointColour": "#6F675B",
      "colours": ["#B6A58C", "#C8BAA4", "#9C8A70", "#D3C8B6", "#A7937A"],
      "variety": 1,
      "gloss": 0.14
    },
    "skus": [
      { "code": "GOL", "shade": ["麦金", "Wheat"], "hex": "#B5A58D", "stock": 340 },
      {
        "code": "PLA",
        "shade": ["银灰", "Silver"],
        "hex": "#A6A7A4",
        "stock": 260,
        "recipe": { "colours": ["#A3A5A3", "#B7B9B6", "#8B8E8D", "#C5C5C0", "#97958E"] }
      },
      {
        "code": "FER",
        "shade": ["铁锈", "Iron"],
        "hex": "#87644D",
        "stock": 0,
        "recipe": { "colours": ["#86614A", "#A07A5E", "#6B4938", "#B39479", "#5C4A40"] },
        "leadTimeDays": 60
      }
    ]
  },
  {
    "key": "SK-BRK",
    "brand": "Skjerva",
    "name": "碎拼板岩网片「歪湾」",
    "enName": "Crooked-bay slate shards",
    "description": "采场地上的碎片按厚薄分开，像拼图一样咬住，背网托着，半米见方一张。结冰时撒沙，别撒盐，盐会钻进层缝里。",
    "enDescription": "Shards from the quarry floor, graded by thickness and fitted like a jigsaw on a net half a metre square. Against ice use sand, for salt creeps between the layers.",
    "category": "stoneMosaic",
    "unit": "square_meter",
    "price": [198, 232],
    "size": { "length": 500, "width": 500, "thickness": 14 },
    "pack": { "coverage": 1, "pieces": 4 },
    "origin": "NO",
    "attributes": {
      "stoneType": ["板岩", "Slate"],
      "thickness": 14,
      "pieceSize": 160,
      "cutEdge": ["手敲", "Hand-broken"],
      "jointWidth": 8,
      "slip": "R12",
      "frostProof": true,
      "uses": ["outdoor", "home"],
      "weight": 36
    },
    "layers": [
      ["碎板岩", "Slate shards", 13, "#575D61"],
      ["玻纤背网", "Glass-fibre net", 1, "#C9CCCB"]
    ],
    "coverWidth": 860,
    "room": "floor",
    "seed": 20304,
    "recipe": {
      "family": "mosaic",
      "pieces": "broken",
      "pitch": 115,
      "joint": 8,
      "jointColour": "#9B978E",
      "colours": ["#545B60", "#656B6E", "#464C51", "#747672"],
      "variety": 0.9,
      "gloss": 0.08
    },
    "skus": [
      { "code": "GRA", "shade": ["灰蓝", "Blue-grey"], "hex": "#5F6466", "stock": 420 },
      {
        "code": "RUS",
        "shade": ["锈斑", "Rusted"],
        "hex": "#7E6A58",
        "stock": 180,
        "recipe": { "colours": ["#7A6552", "#8E7660", "#63564B", "#9B7B5A", "#6B6C69"] }
      },
      {
        "code": "SRT",
        "shade": ["近黑", "Near-black"],
        "hex": "#3F4244",
        "stock": 150,
        "recipe": { "colours": ["#36393C", "#434749", "#2B2E30", "#4F5251"], "jointColour": "#6D6B66" }
      }
    ]
  }
]
